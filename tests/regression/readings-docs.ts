/** The readings kept under docs/readings: who asked what, and the page each becomes. */
import type { AnswerRequest, PastTurn, ReadingSettings } from '#companion/request.ts';
import { unixMs } from '#astro/time/instant.ts';
import { readingText } from '#companion/answer.ts';
import type { Companion } from '#engine/compose.ts';
import { birth, request } from './readings-cases.ts';

type Kept = {
  readonly file: string;
  readonly title: string;
  readonly question: string;
  /** Asked first in the same chat. */
  readonly before?: string;
  readonly birth: AnswerRequest['birth'];
  readonly mode: AnswerRequest['mode'];
  readonly settings: Partial<ReadingSettings>;
  readonly people?: AnswerRequest['people'];
  readonly zone: string;
};

const at = (date: string, time: string | null, ...place: readonly [string, number, number, string]) =>
  birth(date, time, place as unknown as Parameters<typeof birth>[2]);

const lisbon = at('1993-04-14', '07:42', 'Lisbon', 38.72, -9.14, 'Europe/Lisbon');
const manchester = at('1988-09-03', null, 'Manchester', 53.48, -2.24, 'Europe/London');
const chicago = at('1990-07-04', '22:15', 'Chicago', 41.88, -87.63, 'America/Chicago');
const bangkok = at('1979-08-22', '16:05', 'Bangkok', 13.75, 100.5, 'Asia/Bangkok');
const pune = at('1985-12-11', '05:20', 'Pune', 18.52, 73.86, 'Asia/Kolkata');
const hongKong = at('1987-10-27', '09:30', 'Hong Kong', 22.32, 114.17, 'Asia/Hong_Kong');
const porto = at('1990-05-15', '14:20', 'Porto', 41.15, -8.61, 'Europe/Lisbon');

/** Twelve questions of different kinds: every length and style, a missing hour, a follow-up, a feeling, two questions at once. */
export const kept: readonly Kept[] = [
  {
    file: '01-ghosted',
    title: 'A pattern in love',
    question: 'Why do I always get ghosted?',
    birth: lisbon,
    mode: 'western',
    settings: { length: 'medium', style: 'warm', depth: 'intermediate' },
    zone: 'Europe/Lisbon',
  },
  {
    file: '02-rotterdam',
    title: 'A choice, without a birth time',
    question: 'Should I take the job in Rotterdam?',
    birth: manchester,
    mode: 'western',
    settings: { length: 'medium', style: 'clear', depth: 'basic' },
    zone: 'Europe/London',
  },
  {
    file: '03-wading',
    title: 'A hard stretch at work, and its date',
    question: 'Everything at work feels like wading. When does it end?',
    birth: chicago,
    mode: 'western',
    settings: { length: 'deep', style: 'quiet', depth: 'intermediate' },
    zone: 'America/Chicago',
  },
  {
    file: '04-spring',
    title: 'The follow-up to the one before',
    before: 'Everything at work feels like wading. When does it end?',
    question: 'ok but is it really over in March? what about spring',
    birth: chicago,
    mode: 'western',
    settings: { length: 'medium', style: 'quiet', depth: 'intermediate' },
    zone: 'America/Chicago',
  },
  {
    file: '05-lonely',
    title: 'A feeling, and no question',
    question: 'I feel so lonely lately',
    birth: lisbon,
    mode: 'western',
    settings: { length: 'medium', style: 'warm', depth: 'intermediate' },
    zone: 'Europe/Lisbon',
  },
  {
    file: '06-freelance',
    title: 'Money and work in one question',
    question: 'I earn well but money never stays. Is this a good year to go freelance?',
    birth: hongKong,
    mode: 'western',
    settings: { length: 'medium', style: 'clear', depth: 'intermediate' },
    zone: 'Asia/Hong_Kong',
  },
  {
    file: '07-nobody-watching',
    title: 'Who someone is, with degrees and orbs',
    question: 'Who am I when nobody is watching?',
    birth: bangkok,
    mode: 'mixed',
    settings: { length: 'deep', style: 'playful', depth: 'advanced' },
    zone: 'Asia/Bangkok',
  },
  {
    file: '08-tuesday',
    title: 'Waiting for news of a body',
    question: 'Will my father survive the operation on Tuesday?',
    birth: pune,
    mode: 'western',
    settings: { length: 'medium', style: 'warm', depth: 'intermediate' },
    zone: 'Asia/Kolkata',
  },
  {
    file: '09-text-my-ex',
    title: 'A short answer to a quick question',
    question: 'Should I text my ex?',
    birth: chicago,
    mode: 'western',
    settings: { length: 'brief', style: 'playful', depth: 'basic' },
    zone: 'America/Chicago',
  },
  {
    file: '10-extra-shifts',
    title: 'How to do something',
    question: 'how do i say no to extra shifts without feeling guilty after',
    birth: porto,
    mode: 'mixed',
    settings: { length: 'medium', style: 'warm', depth: 'intermediate' },
    zone: 'Europe/Lisbon',
  },
  {
    file: '11-two-questions',
    title: 'A value and a why in one message',
    question: "what's my moon sign and why am i so tired",
    birth: chicago,
    mode: 'western',
    settings: { length: 'medium', style: 'warm', depth: 'intermediate' },
    zone: 'America/Chicago',
  },
  {
    file: '12-my-chart',
    title: 'The whole chart in short',
    question: 'tell me about my chart',
    birth: pune,
    mode: 'western',
    settings: { length: 'deep', style: 'warm', depth: 'intermediate' },
    zone: 'Asia/Kolkata',
  },
];

const NOW = unixMs(Date.parse('2026-11-21T10:00:00Z'));

/** The page of one reading, as it stands in docs/readings. */
export function pageOf(item: Kept, companion: Companion): string {
  const asked = (text: string, turns: readonly PastTurn[]) =>
    companion.answer(
      request(text, {
        birth: item.birth,
        mode: item.mode,
        settings: item.settings,
        zone: item.zone,
        now: NOW,
        uiLang: /\p{Script=Thai}/u.test(text) ? 'th' : 'en',
        threadId: `docs-${item.file}`,
        messageId: `m${turns.length}`,
        turns,
        ...(item.people === undefined ? {} : { people: item.people }),
      }),
    );
  const turns: PastTurn[] = [];
  if (item.before !== undefined) {
    const { reading } = asked(item.before, []);
    if (reading !== null) turns.push({ text: readingText(reading), ask: reading.ask, said: reading.said });
  }
  const { reading } = asked(item.question, turns);
  if (reading === null) throw new Error(`no reading: ${item.file}`);
  const { length = 'medium', style = 'warm', depth = 'intermediate' } = item.settings;
  const facts = [...new Set(reading.sentences.flatMap(({ cites }) => cites))];
  const born =
    item.birth === null
      ? 'no birth data'
      : `born ${item.birth.date}${item.birth.time === null ? ', hour unknown' : ` ${item.birth.time}`}, ${item.birth.place?.name ?? 'place unknown'}`;
  return `# ${item.title}

${item.mode}, ${length}, ${style}, ${depth}; ${born}; asked on 21 November 2026.

**${item.question}**

${readingText(reading)
  .split('\n\n')
  .map((paragraph) => `> ${paragraph}`)
  .join('\n>\n')}

Rests on ${facts.map((id) => `\`${id}\``).join(', ')}.
`;
}
