/**
 * English patterns for the kind of a question, over a normalised sentence without its lead words: "what's" is
 * "what is", "im" is "i am", "can't" is "cant". The highest weight wins.
 */
import type { JointTable, KindTable } from '#companion/understand/lexicon-types.ts';
import { lifeKinds } from './kinds-life.ts';
import { skyKinds } from './kinds-sky.ts';

/** A question that stands by itself; "when to wait" is none. */
const questionHead =
  '(?:(?:what|when|where|why|who|how|which)(?! to | if )|should i|will|does|do i|(?:is|are) (?:my|there|this|these|it|next|today|tomorrow|the)|am i|can i) ?';

const joints: JointTable = {
  second: [
    `[, ]+(?:and|also|plus|oh)(?: also| then| oh)? (?=${questionHead})`,
    `[, ]*[+&;] ?(?=${questionHead})`,
    `(?<=^(?:.*[,:] ?|.* and )?(?:what (?:is|are)|when (?:is|will)|why|how (?:is|do|can|will)|should|will|am i|do i|is|are|does|can i) [^,]*), ?(?=${questionHead})`,
  ].join('|'),
  pointsBack: ' (?:it|that|this|them)[?!. ]*$',
  announced: '(?:^|[^a-z])(?:two|2|three|3|(?:a )?couple(?: of)?|(?:a )?few) (?:quick )?(?:things|questions)',
  request: '^ ?(?:please |can you |could you )*(?:tell me (?:about|more|what|how)|explain|describe) ',
  quoted:
    '(?:ask|asks|asked|asking|wonder|wonders|wondering) (?:myself|me|himself|herself|him|her|us|them)(?: [^,.?!]*)?[, ]*$',
  lead: '^[ ,:;]*(?:(?:and|also|plus|oh|ok|so|then|but|hi|hello|hey|please|(?:two|2|three|3) (?:things|questions)|first|firstly|secondly|(?:please )?tell me(?=[,:]))[,: ]+)*',
};

export const kinds: KindTable = {
  slots: {
    planet:
      'sun|moon|mercury|merc|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|ceres|juno|vesta|pallas|rahu|ketu',
    body: '{planet}|north node|south node|nodes?|ascendant|asc|rising|descendant|midheaven|mc|ic|vertex|part of fortune|lagna',
    sign: 'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces',
    house:
      '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house',
    value:
      'day master|nakshatra|life path(?: number)?|(?:expression|destiny|soul urge|birth|birthday|personality|maturity|kua|personal year) number|personal (?:year|month|day)|lucky (?:colou?r|number|day|stone|gem|gemstone|direction)s?|birth ?stone|birth star|birth card|big (?:three|3)|(?:chinese )?(?:zodiac|animal)(?: sign| animal)?|(?:star|sun|moon|rising|zodiac|chinese|animal|birth) signs?|human design(?: type)?|hd type|(?:inner )?authority|profile|strategy|incarnation cross|dasha|mahadasha|dosha|yogas?|four pillars|pillars|ten gods?|useful god|chart ruler|ruling planet|dominant (?:planet|element|sign)|element|modality|stellium|ruler of the year',
    event:
      '(?:full|new|blue|super|blood|black|pink|harvest|wolf) ?moons?|(?:solar |lunar |sun |moon )?eclipses?(?: of (?:the )?(?:sun|moon))?|{planet} (?:is )?(?:in )?(?:retrograde|retro|rx)|retrogrades?|{planet} returns?|(?:solar|lunar) returns?|solstice|equinox|meteor shower|void of course moon',
    date: 'today|tonight|tomorrow|the day after tomorrow|this (?:morning|afternoon|evening|week|weekend|month|coming week)|next (?:week|weekend|month)|(?:the |my )?(?:rest of (?:the|my) |coming )?(?:day|week|weekend|month|year)|the next few (?:days|weeks)|this year|next year',
    someone:
      'he|she|they|someone|my (?:[a-z]+ ){0,2}?[a-z]+|(?:the|this|that) (?:guy|girl|boy|man|woman|person)(?: (?:in|at|from|i) (?:my )?[a-z]+)?',
    chart: '(?:natal|birth|astrology|astro|star|western|vedic)? ?(?:chart|horoscope|map|kundli|blueprint)',
    thing:
      'house|flat|job|offer|course|city|country|school|dress|name|date|option|one|apartment|place|career|contract',
    illness:
      'cancer|diabetes|adhd|autism|bipolar|depression|a tumou?r|an illness|a disease|alzheimers|dementia|covid|an std|a brain tumou?r|ms|heart disease|schizophrenia|something serious|a heart attack',
    medicine:
      'meds|med|medicine|medicines|medication|medications|pills?|antidepressants?|insulin|chemo|tablets|lithium|blood thinners|inhaler|treatment|statins|prescription',
  },
  leads:
    'so|ok|and|but|well|hi|hiya|heyy*|hello(?: there)?|please|vesper|honestly|oh|also|just|lol|then|umm?|hmm|now(?: then)?|anyway|actually|wait|good (?:morning|evening|afternoon)|btw|go on|fine|(?:can|could|would) you(?: please)?|i (?:would )?(?:want|like|need) to (?:know|ask)|i wonder|wondering|idk|(?:quick |serious |real )?question|cool|thanks|like|really|because',
  near: 'today|tonight|tomorrow|week|month|year|now|next|days| or ',
  joints,
  torn: '(?:scared|afraid|tempted|torn|hesitant|thinking (?:of|about)|dont know whether|dont dare) (?:to )?(?:quit|leave|leaving|quitting|move|moving|tell|telling|say|go|going|break|breaking|start|starting|stay|staying|end|ending|take|taking)',
  rows: [...skyKinds, ...lifeKinds],
};
