/** What the composer declares of a sentence against what the verifier reads in it. */
import type { Reading } from '#facts/reading.ts';
import { declarationOf } from '#companion/plan/compose.ts';
import type { Claim } from '#companion/verify/claim.ts';
import type { VerifyInput } from '#companion/verify/verify.ts';
import type { Declaration } from '#companion/voice/claims.ts';

/** The composer's sentences as the verifier takes them. */
export function sentencesToVerify({ sentences }: Pick<Reading, 'sentences'>): VerifyInput['sentences'] {
  return sentences.map((sentence) => ({
    text: sentence.text,
    cites: sentence.cites,
    byCitation: declarationOf(sentence) === 'by-citation',
  }));
}

type Said = Pick<Claim, 'shape' | 'slot' | 'says' | 'negated'>;

/**
 * Whether a claim that was read is the one declared: shape, slot, value and polarity alike.
 *
 * A day without a word for which end it is is the exact one, and a year that the words leave open is any year: that is how the
 * verifier judges both.
 */
function isSame(declared: Said, read: Said): boolean {
  return (
    declared.shape === read.shape &&
    declared.slot === read.slot &&
    declared.negated === read.negated &&
    (declared.shape === 'date' ? isSameDate(declared.says, read.says) : declared.says === read.says)
  );
}

const ROLE = /^(?:(exact|enter|leave|window|before|after|when) )?(.*)$/u;

function isSameDate(declared: string, read: string): boolean {
  const [, role = '', days = ''] = ROLE.exec(declared) ?? [];
  const [, readRole = '', readDays = ''] = ROLE.exec(read) ?? [];
  const [wanted, found] = [days.split(' to '), readDays.split(' to ')];
  return (
    role === readRole.replace('when', 'exact') &&
    wanted.length === found.length &&
    wanted.every((day, i) => isSameDay(day, found[i] ?? ''))
  );
}

/** `2027-03-11` declared, `2027 03-11` or `03-11` read. */
function isSameDay(declared: string, read: string): boolean {
  const [, year, day] = /^(?:(\d{4}) )?(\d\d-\d\d)$/u.exec(read) ?? [];
  return day === declared.slice(5) && (year === undefined || year === declared.slice(0, 4));
}

export type Compared = {
  /** Something was declared or read. */
  readonly claims: boolean;
  readonly missing: readonly Said[];
  readonly extra: readonly Said[];
};

/** What was declared and not read, and what was read and not declared. */
export function compareClaims(declaration: Declaration, read: readonly Said[]): Compared {
  const declared = declaration === 'by-citation' ? [] : declaration;
  return {
    claims: declared.length > 0 || read.length > 0,
    missing: declared.filter((one) => !read.some((other) => isSame(one, other))),
    extra: read.filter((one) => !declared.some((other) => isSame(other, one))),
  };
}

/** Sentences with claims and how many of them were read as declared. */
export type Share = { of: number; same: number; readonly misses: string[] };

export function countClaims(
  share: Share,
  text: string,
  declaration: Declaration,
  read: readonly Said[],
): void {
  const { claims, missing, extra } = compareClaims(declaration, read);
  if (!claims) return;
  share.of += 1;
  if (missing.length === 0 && extra.length === 0) share.same += 1;
  else
    share.misses.push(
      `${text} — missing ${missing.map(nameOf).join(', ') || '–'}; extra ${extra.map(nameOf).join(', ') || '–'}`,
    );
}

const nameOf = ({ shape, slot, says, negated }: Said): string =>
  `${negated ? 'not ' : ''}${shape} ${slot} ${says}`;
