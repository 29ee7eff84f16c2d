/** How the facts of the Thai chart modes come about, and where the rules are from. */
import { methodsOfBirth, methodsOfRing, sourcesOfThai } from '../thai/common.ts';

export const chartMethods: Readonly<Record<string, string>> = {
  ...methodsOfBirth,
  ...methodsOfRing,
  suriyayatra:
    'Place by the integer arithmetic of the Suriyayatra, counted from the days of the Chula Sakarat era; whole arcminutes.',
  lahiri: 'Place in the modern sky, less the Lahiri ayanamsa; whole arcminutes.',
  'rising-sign':
    'The sign that rises at the hour and place of birth, from the place of the Sun and the time since its day began.',
  'eight-hundred-arcminutes': 'The zodiac has 27 mansions of 800 arcminutes; the place falls in this one.',
  'ninth-of-sign': 'Each sign has nine parts of 200 arcminutes; parts are counted on from Aries.',
  'third-of-sign':
    'Each sign has three parts of ten degrees: its own, that of its fifth and that of its ninth sign.',
  'standard-of-sign': 'What the table of standards gives this star in that sign.',
  'signs-from-lagna': 'Signs are counted from the one that rises; it is the first house.',
  'signs-from-moon': 'Signs are counted from the one the natal Moon is in.',
  'signs-counted': 'Signs are counted from the lagna, or from the natal Moon where no hour is known.',
  'ruler-of-sign': 'The star that rules the sign; Aquarius belongs to Rahu in Thai use.',
  'counts-multiplied':
    'Count from the lagna to its ruler, and from there to the next ruler; multiply, divide by seven, take the rest as a star.',
  'house-of-lord': 'The house in which the ruler of that house stands.',
  'stars-in-sign': 'The stars that share the sign of that house.',
  'weekday-of-birth': 'From the weekday of birth, counted from six to six; Wednesday night belongs to Rahu.',
  'saturn-about-moon': 'Saturn in the sign before the natal Moon’s, in it, or in the one after.',
  'what-is-known': 'Houses are counted from the lagna when hour and place are known, else from the Moon.',
  'next-sign-change': 'The first minute at which the star stands in another sign.',
  'contact-by-sign':
    'Counted in whole signs: the same, the seventh, the fifth and ninth, the fourth and tenth, the third and eleventh.',
  'six-to-six': 'Day watches run from six in the morning to six in the evening, night watches the rest.',
  'ninety-minutes': 'Eight watches of ninety minutes from six.',
  'row-of-weekday': 'Each weekday has its row of stars for the eight watches; this is the one in turn.',
  'moon-mansion': 'The mansion of the Moon among the 27.',
  'ninth-mansion': 'The nine rerk go round the 27 mansions three times.',
  'moon-less-sun': 'The Moon’s distance ahead of the Sun, in steps of twelve degrees.',
  'year-from-thaloengsok': 'The number of the Chula Sakarat year, new from the day of Thaloengsok in April.',
  'remainder-of-year':
    'A number made from the year is divided, and the rest names the weekday, watch, sign, day or mansion.',
  'weekday-of-kalayok': 'The weekday is compared with the four that the year names.',
  'lunar-date': 'From the table of the Thai lunar calendar.',
  'seat-of-weekday-star': 'Where the star of the weekday sits in the ring that starts from the birth star.',
  'seat-in-ring': 'Where the star of the day sits in the ring that starts from the birth star.',
  'stars-of-det-si-montri': 'The colours of the stars in Det, Si and Montri.',
  'star-of-kalakini': 'The colour of the star in Kalakini.',
  'pairs-of-stars': 'Stars are paired as friends, opponents, of one element or of equal power.',
  'animals-compared': 'The animals of the two years are counted apart: none, six, or four and eight.',
  'as-answered': 'As you answered.',
  'points-of-part': 'Points given by this app to one fact, by its own open table.',
  'parts-added': 'The parts added up; nothing else goes in.',
};

export const chartSources: Readonly<Record<string, string>> = {
  ...sourcesOfThai,
  'source.suriyayatra':
    'The Suriyayatra, the treatise behind printed Thai almanacs, in integers on this device.',
  'source.astronomy-engine': 'Computed on this device from modern astronomy.',
  'source.thai-chart': 'The rules of Thai chart books: rulers, standards, houses and counts by sign.',
  'source.taksa': 'The Taksa ring as two published Thai tables give it; they agree.',
  'source.thai-lunar':
    'The printed Thai lunar calendar, as a table of years 1857–2040; the years after 2030 are forecasts.',
  'source.thai-choosing':
    'Thai tables for choosing a time. The weekdays of a year match a palace announcement; the finer parts rest on one source.',
  'source.own-count': 'Our own open count. The tradition lists what helps and hinders; the points are ours.',
  'source.inputs': 'Follows from what was given.',
};
