/** What the model path says and what it must not hear, in English; Thai patterns stand beside them, for a model may answer in either. */
import type { LintRule, PromptWords } from '#companion/prompt/prompt-words.ts';
import { thaiLint, thaiOrders } from '#text/th/model-words.ts';
import { modelRules } from './model-rules.ts';

/** Moves and words of the voice that are never made, as patterns. `safety` withdraws a draft. */
const englishLint: readonly LintRule[] = [
  {
    key: 'fate',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\byou(?:'ll|’ll| will| are going to) (?:definitely |certainly |surely )?(?:meet|marry|die|become rich|get (?:married|divorced|pregnant|fired|cancer|rich))\b|\b(?:meant to be|fated to|destined (?:to|for)|written in the stars|the universe (?:wants|is telling|has plans?|conspires)|guaranteed to|100 ?% (?:certain|sure))`,
  },
  {
    key: 'other-mind',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:he|she|they)(?:'s|’s| is| are|'re|’re)? (?:secretly|definitely|certainly|surely) (?:loves?|hates?|wants?|misses|thinks?|cheat\w*|lying|lies|thinking|planning|hiding|in love)\b|\b(?:he|she) is (?:cheating|lying to you)\b`,
  },
  {
    key: 'fear',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:you(?:'re|’re| are)? (?:under a |are |have been )?cursed?|black magic|evil eye|someone has (?:hexed|cursed)|dangerous transit|(?:a|your) (?:serious )?(?:illness|accident|death|disaster) (?:is|will be) (?:coming|near|likely|ahead)|you (?:may|might|could|will) die)\b`,
  },
  {
    key: 'order',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\byou (?:must|should|need to|have to|ought to) (?:\w+ ){0,2}(?:leave (?:him|her|them|your)|divorce|break up|quit your job|resign|sue|invest|buy|sell|bet|gamble|stop (?:taking|your) (?:\w+ )?(?:medication|medicine|treatment|pills|meds|therapy))|^(?:leave|divorce|dump) (?:him|her|them)\b|\bstop taking your (?:medication|medicine|pills|meds)`,
  },
  {
    key: 'medical',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\byou (?:have|(?:may|might|probably|likely) have) (?:cancer|diabetes|depression|bipolar|adhd|autism|a tumou?r|a disorder|an infection)\b|\byou(?:'re|’re| are) (?:pregnant|infertile|bipolar)\b|\b(?:take|increase|reduce|skip) (?:your )?\d+ ?mg\b|\bdon['’]?t (?:see|need) a doctor\b`,
  },
  {
    key: 'money',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:lottery|lotto|winning) numbers?\b.{0,20}\d|\b(?:buy|sell|short) (?:bitcoin|ethereum|crypto|stocks?|shares|gold)\b`,
  },
  // Ways to do harm, to oneself or to another: never told, also not where a sentence begins by denying.
  {
    key: 'harm',
    kind: 'safety',
    pattern: String.raw`\b(?:how|ways?|methods?|easiest|painless(?:ly)?|best) (?:to |of |way to )?(?:kill|killing|hang|hanging|poison(?:ing)?|strangl\w+|suffocat\w+|overdos\w+|drown(?:ing)? (?:your|my|him|her|them)|cut(?:ting)? (?:your|my)(?:self)?(?: skin| wrists?)?|hurt(?:ing)? (?:your|my|him|her|them)\w*)\b|\b(?:lethal|fatal|deadly) (?:dose|amount|mix)|\b(?:swallow|take) (?:all|a handful of|the (?:whole|rest of the)|\d{2,}) (?:\w+ ){0,2}(?:pills|tablets|meds|painkillers)\b|\b(?:tie|make) a noose\b|\byou (?:should|could|must|can) (?:hit|slap|punch|hurt|stab|shoot|poison|threaten|punish|frighten) (?:him|her|them|your(?:self)?)\b|\b(?:make|let) (?:him|her|them) (?:suffer|pay|regret)\b|\btake (?:your )?revenge\b`,
  },
  {
    key: 'body',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:stop eating|starve yourself|skip (?:your |all )?meals|eat (?:less than|under) \d+ ?(?:k?cal|calories)|fast for (?:\d+|several|many) days|lose \d+ ?(?:kg|kilos?|pounds|lbs?)|make yourself (?:vomit|throw up|sick)|purge after)\b|\b(?:have|drink|pour yourself) (?:a few|another|some) (?:drinks?|whisk(?:e?y|ies)|beers?|wine|vodka|glasses)\b.{0,30}\b(?:forget|numb|sleep|calm)`,
  },
  {
    key: 'diagnosis',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:you|he|she|they|your (?:partner|mother|father|ex|boss|husband|wife|boyfriend|girlfriend))(?:'re|’re|'s|’s)? (?:are|is|may be|might be|could be|sounds?|seems?|looks?|(?:clearly |obviously |probably |likely )?(?:have|has|suffers? from|shows? signs of|struggles? with))?(?: like)?(?: a| an| clinically| some| mild| severe| classic| covert)* ?(?:depress(?:ed|ion)|bipolar|borderline|narcissis\w+|psychopath\w*|sociopath\w*|schizo\w+|autis\w+|adhd|ocd|ptsd|anorexi\w+|bulimi\w+|addict(?:ed|ion)?|alcoholic|psychotic|an? (?:eating|anxiety|personality|mood|panic) disorder|cancer|diabetes|dementia|an? tumou?r)\b|\b(?:symptoms?|signs?) of (?:depression|anxiety disorder|adhd|ocd|ptsd|bipolar|cancer|an? (?:illness|disorder|disease))\b|\bthe chart (?:shows|diagnoses|confirms) (?:\w+ ){0,3}(?:illness|disease|disorder|cancer|infertility|pregnancy)\b`,
  },
  {
    key: 'body-fate',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:you|he|she|they|your (?:mother|father|mum|mom|dad|child|baby|son|daughter|partner|husband|wife|grandm\w+|grandf\w+))(?:'ll|’ll| will| won['’]t| is going to| are going to) (?:\w+ly )?(?:die|pass away|survive|recover(?: fully)?|be cured|get well|live (?:until|to|for)|miscarry|conceive|get pregnant|relapse|not (?:make|survive|recover))\b|\byou(?:'re|’re| are) (?:expecting|having|carrying) (?:a |twins)|\b(?:it(?:'s|’s| is| will be)|you(?:'ll|’ll| will) have) a (?:boy|girl)\b|\bbaby (?:boy|girl) is\b`,
  },
  {
    key: 'doom',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\byou(?:'re|’re| are) (?:doomed|unlucky|jinxed|damned|running out of time|marked)\b|\b(?:something|a) (?:terrible|awful|dreadful|tragic|bad thing|catastrophe|tragedy|great loss)\b.{0,20}\b(?:will|is about to|is going to|is coming|awaits|happen)|\b(?:your|the) fate is sealed\b|\byou(?:'ll|’ll| will) (?:always|never) (?:be (?:alone|loved|happy|rich|unhappy|poor)|find (?:love|anyone|peace))\b|\b(?:bad luck|misfortune|a curse) (?:follows|is on|hangs over|has been)\b|\b(?:beware|be very afraid)\b|\bif you (?:don['’]t|do not) (?:act|listen|pay|obey|heed)\b`,
  },
  {
    key: 'verdict',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:you|he|she|they)(?:'ll|’ll| will) (?:win|lose) (?:the|your|this|that|his|her|their) (?:case|lawsuit|trial|appeal|custody|court)\b|\b(?:the|your|this) contract is (?:valid|invalid|void|safe to sign)\b|\byou(?:'ll|’ll| will) (?:win the lottery|double your money|be (?:rich|a millionaire))\b|\bguaranteed (?:profit|returns?|win)\b|\b(?:he|she|they|your \w+) (?:did it|stole it|took it|is guilty|are guilty)\b`,
  },
  {
    key: 'isolation',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:don['’]t|do not|never) tell (?:anyone|anybody|your (?:parents|mother|father|friends|partner|doctor|therapist))\b|\b(?:you don['’]t need|stop seeing|leave|quit) (?:your |a |any )?(?:therapist|therapy|counsell?or|doctor|friends)\b|\bonly i (?:can )?(?:understand|know|see|help)\b|\bi(?:'m|’m| am) (?:all you need|the only one)\b|\bi love you\b|\bour (?:little )?secret\b`,
  },
  {
    key: 'spying',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:check|go through|read|track|unlock|search|look through) (?:his|her|their|your (?:partner|husband|wife|boyfriend|girlfriend|ex|child)(?:'s|’s)) (?:phone|messages|texts|emails?|location|accounts?|dms?)\b|\bfollow (?:him|her|them) (?:home|secretly|around)\b`,
  },
  {
    key: 'young-love',
    kind: 'safety',
    only: 'under18',
    pattern: String.raw`\b(?:sex(?:y|ual\w*)?|erotic|sensual\w*|seduc\w+|lovers?|lust\w*|in the bedroom|naked|kiss\w*|marr(?:y|iage)|wedding|spouse|husband|wife|soulmates?|chemistry between you|romantic partner)\b`,
  },
  {
    key: 'persona',
    kind: 'safety',
    unless: { denied: true },
    pattern: String.raw`\b(?:my|the) (?:system|hidden|secret|initial|original) (?:prompt|instructions?|rules?|message)\b|\b(?:my|these are the) (?:rules|instructions) (?:are|say|were|state)\b|\bi(?:'m|’m| am)(?: now| actually)? (?:dan|chatgpt|gpt-?\d*|claude|gemini|llama|jailbroken|unrestricted|free of (?:my )?rules|a pirate|no longer vesper)\b|\b(?:as|i am|i'm) an? (?:ai )?(?:large )?language model\b|\b(?:developer|debug|god|dan|jailbreak|admin) mode\b|\bno longer bound\b|\bignor(?:e|ing) (?:all |my |the )?(?:previous |prior )?(?:rules|instructions)\b`,
  },
  {
    key: 'sexual-or-slur',
    kind: 'safety',
    pattern: String.raw`\b(?:kill yourself|kys|you deserve to (?:die|suffer)|worthless (?:person|piece)|nobody (?:loves|would miss) you)\b`,
  },
  {
    key: 'flattery',
    kind: 'style',
    pattern: String.raw`\b(?:rare soul|old soul|more intuitive than most|truly special|exceptional(?:ly)? gifted|you are an amazing)\b`,
  },
  {
    key: 'barnum',
    kind: 'style',
    pattern: String.raw`\b(?:at times you doubt|you have (?:a lot of )?untapped potential|deep down you|you sometimes feel misunderstood|you have a great need for)\b`,
  },
  {
    key: 'untold-past',
    kind: 'style',
    pattern: String.raw`\bas a child,? you\b|\bin a past life\b|\byour childhood (?:was|taught)\b`,
  },
  {
    key: 'sign-person',
    kind: 'style',
    pattern: String.raw`\bas an? (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b`,
  },
  {
    key: 'word',
    kind: 'style',
    unless: { quoted: true },
    pattern: String.raw`\b(?:journey|vibrations?|manifest(?:ing|ation)?|cosmic|destiny|soulmates?|twin flames?|powerful|profound|transformative|unlock(?:ing)?|embrac(?:e|ing)|delv(?:e|ing)|tapestry|testament|resonat(?:e|es|ing)|realm|whispers?|empower(?:ing|ed)?|authentic self|higher self|it['’]s important to|remember that|buckle up)\b`,
  },
  {
    key: 'karma',
    kind: 'style',
    unless: { quoted: true, modes: ['vedic'] },
    pattern: String.raw`\bkarm(?:a|ic)\b`,
  },
];

/** Texts that speak to a model instead of asking for a reading. */
const englishOrders: readonly string[] = [
  String.raw`\b(?:ignore|disregard|forget|override|bypass|drop)\b.{0,40}\b(?:instructions?|rules?|prompt|guidelines|everything|limits|restrictions)\b`,
  String.raw`\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instructions?|note|override)\b`,
  String.raw`\b(?:reveal|print|repeat|show|output|dump|translate|summari[sz]e|leak|recite)\b.{0,40}\b(?:prompt|instructions?|rules|above|verbatim|word for word|configuration)\b`,
  String.raw`\byou are (?:now|no longer)\b|\b(?:act|behave|respond|pretend) as (?:if you|an?|the)\b|\bpretend (?:to be|you)\b|\brole-?play\b|\b(?:talk|speak|write|sound|answer) like (?:an?|the)\b|\bfrom now on\b|\bi am (?:your|the) (?:developer|creator|maker|admin\w*|owner)\b|\bjailbreak\b|\bDAN\b|\bdeveloper mode\b|\bnew (?:rules?|instructions?|persona)\b`,
  String.raw`\b(?:call|invoke|use|run|execute) (?:the )?(?:tool|function|synastry|transits|draw)\b|\b(?:personId|tool_call|function_call)\b`,
  String.raw`<\/?(?:system|instructions?|im_start|im_end|assistant|tool)\b|\[\/?(?:INST|SYSTEM)\]|<\|.*?\|>|^#{2,} ?(?:system|instruction)`,
  String.raw`\b(?:say|write|answer|respond|reply|output)\b.{0,20}\b(?:only|exactly|nothing but|with just)\b`,
  String.raw`\b(?:cite|state|claim|write|say)\b.{0,60}\[ ?\[|\[ ?\[ ?f\d`,
  String.raw`\bend of (?:data|person|message|user input)\b|"?(?:heldBack|wordsOfThePerson)"?\s*:`,
];

export const modelWords: PromptWords = {
  system: modelRules,
  repair:
    'Your draft breaks the rules for marks. Write the whole reading again, with a mark after each claim, changing nothing that was right. What was wrong:',
  faults: {
    noMarks: 'There is no valid mark in the draft.',
    fewMarks: 'Fewer than half of the claims carry a mark.',
    unknownMark: 'A mark names no line of FACTS:',
    unmarked: 'A claim without a mark:',
    banned: 'Not said by Vesper,',
  },
  writeNow: 'No calls are left. Write the reading now.',
  lint: [...englishLint, ...thaiLint],
  denial: String.raw`\b(?:not|never|cannot|can['’]t|won['’]t|doesn['’]t|don['’]t|isn['’]t|whether|if|nothing|nobody|no (?:chart|card|planet|one|sky))\b|ไม่|หรือไม่|ถ้า|หาก`,
  orders: [...englishOrders, ...thaiOrders],
  fromYourChart: 'From your chart:',
};
