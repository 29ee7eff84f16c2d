/** What was typed into a chart's form, and what can be asked with it. */
import { canonicalJson } from '#facts/canonical-json.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { Profile } from '#contract/profile.ts';
import { type BirthDraft, birthDraftFrom, emptyBirthDraft } from '#parts/birth/birth-draft.ts';
import type { BirthReading } from '#parts/birth/use-birth-reading.ts';
import type { ChartKind, ChartRequest, Someone } from './chart-request.ts';
import { type SpanLength, spanOf } from './span.ts';

export type ChartDraft = {
  readonly name: string;
  readonly subject: BirthDraft;
  readonly partnerName: string;
  readonly partner: BirthDraft;
  /** `YYYY-MM-DD`, the first day of a transit timeline. */
  readonly from: string;
  readonly length: SpanLength;
  /** One of the two was filled in from Saved people, or is to be used once. */
  readonly filledIn: boolean;
};

export function emptyChartDraft(today: string): ChartDraft {
  return {
    name: '',
    subject: emptyBirthDraft,
    partnerName: '',
    partner: emptyBirthDraft,
    from: today,
    length: 'month',
    filledIn: false,
  };
}

/** The first person's fields filled with a profile's birth, where it has one; the rest as it was. */
export function withProfile(draft: ChartDraft, profile: Profile | null, named: boolean): ChartDraft {
  if (profile === null || profile.birth === null) return draft;
  // A name that no field shows would go on naming whoever is typed in next.
  return { ...draft, name: named ? profile.name : '', subject: birthDraftFrom(profile.birth) };
}

/** Whether the first person's fields hold a profile's birth, untouched. */
export function isProfile(draft: ChartDraft, profile: Profile | null): boolean {
  if (profile === null || profile.birth === null) return false;
  return canonicalJson(draft.subject) === canonicalJson(birthDraftFrom(profile.birth));
}

export type ChartProblem = 'subject' | 'partner' | 'span';

export type ChartCheck =
  | { readonly type: 'request'; readonly request: ChartRequest }
  | {
      readonly type: 'problem';
      readonly where: ChartProblem;
      /** Something required was left out, rather than written wrongly. */
      readonly missing: boolean;
      readonly count: number;
    };

/** The request, or the first thing that stands in its way: the person's own birth, the partner's, the span. */
export function checkChart(
  kind: ChartKind,
  draft: ChartDraft,
  readings: { readonly subject: BirthReading; readonly partner: BirthReading },
  zone: string,
): ChartCheck {
  const subject = someone(draft.name, readings.subject);
  if (subject === null) return problemIn('subject', readings.subject);
  if (kind === 'synastry') {
    const partner = someone(draft.partnerName, readings.partner);
    if (partner === null) return problemIn('partner', readings.partner);
    return { type: 'request', request: { kind, subject, partner } };
  }
  if (kind === 'transit') {
    const span = spanOf(draft.from, draft.length, zone);
    if (span === null) return { type: 'problem', where: 'span', missing: false, count: 1 };
    return { type: 'request', request: { kind, subject, span, length: draft.length } };
  }
  return { type: 'request', request: { kind, subject } };
}

function problemIn(where: ChartProblem, { problems }: BirthReading): ChartCheck {
  const all = Object.values(problems);
  return { type: 'problem', where, missing: all.includes('missing'), count: all.length };
}

function someone(name: string, reading: BirthReading): Someone | null {
  if (Object.keys(reading.problems).length > 0) return null;
  const birth = knownBirth(reading.birth);
  return birth === null ? null : { name: name.trim(), birth };
}

/** Whether date, time (or that it is unknown) and place were all given something. */
export function isFilled(draft: BirthDraft): boolean {
  return draft.date.trim() !== '' && (draft.timeUnknown || draft.time.trim() !== '') && draft.place !== null;
}
