/** What a reading says it cannot tell, and what of the sky it answers first. */
import type { FactId } from '#facts/fact-id.ts';
import type { Choice } from '#companion/salience/choose.ts';
import type { SkyAnswer } from './sky-answer.ts';
import { asksOutcome } from '#companion/understand/refusal.ts';
import { placementClaims } from '#companion/voice/claims.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { limitDraft } from './lines.ts';
import type { LayoutOptions } from './page.ts';

/** What the sheet cannot say, once in a chat; and how a love question is read for someone under eighteen. */
export function limitDrafts(context: VoiceContext, choice: Choice, options: LayoutOptions): readonly Draft[] {
  const drafts: (Draft | null)[] = [];
  // A limit is said once in a chat; after that it goes without saying.
  const has = (caveat: string): FactId | null => {
    const found = choice.limits.find(
      ({ testimony }) => testimony.shape.type === 'caveat' && testimony.shape.caveat === caveat,
    );
    const id = found?.testimony.facts['caveat'];
    return id === undefined || options.saidFacts.has(id) ? null : id;
  };
  const noDate = has('birth-date-unknown');
  if (noDate !== null)
    drafts.push(
      limitDraft(context, 'birthDateUnknown', [noDate]),
      limitDraft(context, 'birthDateUnknown', [noDate]),
    );
  const noTime = has('birth-time-unknown');
  if (noTime !== null) drafts.push(limitDraft(context, 'birthTimeUnknown', [noTime]));
  const either = has('moon-sign-either');
  const moon = context.facts.get('natal.moon.sign' as FactId);
  if (either !== null && moon?.value.type === 'either') {
    const [a, b] = moon.value.ids;
    const said = limitDraft(context, 'moonEither', [moon.id, either], {
      a: context.pack.names.sign(a),
      b: context.pack.names.sign(b),
    });
    drafts.push(said === null ? null : { ...said, declares: placementClaims(context, moon.id) });
  }
  const polar = has('placidus-undefined-here');
  if (polar !== null) drafts.push(limitDraft(context, 'polar', [polar]));
  if (options.refusal !== null)
    return [...drafts, ...pairDrafts(context, options)].filter((draft) => draft !== null);
  const beyond = options.ask.concepts.filter((concept) => concept.startsWith('beyond-'));
  const declines = beyond.includes('beyond-diet') || asksOutcome(options.ask.form);
  if (declines && beyond.some((concept) => concept !== 'beyond-wager'))
    drafts.push(limitDraft(context, 'declined', []));
  // Whoever asks how it will end is refused above; what is left is a worry that is told.
  else if (options.topic === 'health-worry') drafts.push(limitDraft(context, 'medical', []));
  drafts.push(...pairDrafts(context, options));
  if (options.topic === 'legal' || beyond.includes('beyond-wager'))
    drafts.push(limitDraft(context, 'legalMoney', []));
  if (options.softened) drafts.push(limitDraft(context, 'minors', []));
  else if (options.ask.form === 'will' && options.ask.people.length > 0 && options.topic !== 'health-worry')
    drafts.push(limitDraft(context, 'thirdPerson', []));
  return drafts.filter((draft) => draft !== null);
}

/** What is asked of the sky itself, answered; `null` where it was not asked about. */
export function skyDraft({ pack, today }: VoiceContext, answer: SkyAnswer | null): Draft | null {
  if (answer === null) return null;
  const cites = answer.type === 'past' ? [] : answer.cites;
  return {
    text: pack.polish(`${pack.skyAnswer(answer, today)}.`),
    cites,
    declares: cites.length === 0 ? [] : 'by-citation',
    move: answer.type === 'past' ? 'limit' : 'answer',
    atoms: [],
  };
}

/** What is missing for two charts, or keeps them apart. */
function pairDrafts(
  context: VoiceContext,
  { ask, minor, pairUnder18 }: LayoutOptions,
): readonly (Draft | null)[] {
  if (pairUnder18) return [limitDraft(context, 'pairUnder18', [])];
  return ask.missing.includes('partner-birth') && !minor ? [limitDraft(context, 'partnerBirth', [])] : [];
}
