/** Limits of the chart modes: how a caveat is told inside a reading, and what it is called. */

/** Two wordings each, by the name of the caveat. */
export const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'birth-time-unknown': [
    'No time of birth is given, so there is no rising sign and no houses here.',
    'Without the hour I can’t see your houses; what moves quickly is given as a range or left out.',
  ],
  'birth-place-unknown': [
    'No place of birth is given, and the rising sign depends on it, so houses are left out.',
    'Without a place I can’t tell what was rising, so this reading keeps to signs.',
  ],
  'birth-time-uncertain': [
    'Your hour of birth is approximate; what it would change stands as two answers or not at all.',
    'The time is given with some minutes of doubt, and I keep only what holds for all of them.',
  ],
  'near-boundary': [
    'Something here lies on an edge, so two answers stand side by side there.',
    'A few minutes or a hundredth of a degree decide one thing here, and both sides are given.',
  ],
  'no-sunrise': [
    'The Sun did not rise there in the day before the birth, so the weekday from sunrise is left open.',
    'At that latitude and date there was no sunrise to count the weekday from.',
  ],
  'day-boundary-unknown': [
    'No time of birth is given, and a Thai day begins at six in the morning, so the weekday carries some doubt.',
    'Without an hour I take the weekday of the calendar; a birth before dawn belongs to the day before.',
  ],
  'place-unknown': [
    'I don’t know where you are, so the rising sign of the moment is left out.',
    'No place is given for the moment, and the rising sign needs one.',
  ],
  'purpose-unknown': [
    'You haven’t said what the time is for, so the rerk is weighed for nothing in particular.',
    'No purpose is given; a time that suits a wedding may not suit a debt.',
  ],
  'birth-date-unknown': [
    'No birth date is given, so the day is not set against your own ring.',
    'Without a birth date I can’t see which of your eight seats the day would take.',
  ],
  'lunar-table-ends': [
    'The table of the lunar calendar does not reach that date, and I will not guess.',
    'That date lies outside the lunar calendar I have, so what rests on it is left out.',
  ],
  'shared-mainland-tradition': [
    'The calendar here is Khmer; the ring and the stars are shared with Thai practice, and I read them as shared.',
    'For the ring of eight and the houses I rely on what mainland South-East Asia has in common.',
  ],
  'sex-unknown': [
    'The parkha of a year is counted one way for men and the other for women, so both results are given.',
    'Which way the ring turns was not said, so two parkha stand side by side.',
  ],
  'day-begins-at-dawn': [
    'You were born before dawn; the calendar day is used, and some would count the day before.',
    'A Tibetan day begins at dawn, so an early birth may belong to the day before.',
  ],
  'tibetan-leap-month': [
    'Your month of birth came twice that year, and the sheet says which of the two it was.',
    'The month was doubled in that year; calendars agree on the count and differ on which is the extra one.',
  ],
};

type CaveatWords = readonly [title: string, detail: string];

const chartCaveats: Readonly<Record<string, CaveatWords>> = {
  'birth-time-unknown': [
    'No time of birth',
    'Rising sign and houses are left out; the Moon and other quick values are told only as far as they hold all day.',
  ],
  'birth-place-unknown': [
    'No place of birth',
    'The rising sign and the houses need a place, so they are left out.',
  ],
  'birth-time-uncertain': [
    'Time of birth is approximate',
    'What holds for all the minutes of doubt is a fact; the rest is given as two answers or not at all.',
  ],
  'near-boundary': [
    'On an edge',
    'Within two minutes or a hundredth of a degree of a boundary both answers are given.',
  ],
  'day-boundary-unknown': [
    'Day of birth in doubt',
    'A Thai day begins at six in the morning; without an hour the calendar weekday stands.',
  ],
};

/** The rows of some caveats by name, with the two that any birth may bring. */
export function caveatsNamed(
  more: Readonly<Record<string, CaveatWords>>,
): Readonly<Record<string, CaveatWords>> {
  return { ...chartCaveats, ...more };
}
