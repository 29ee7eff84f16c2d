/** Words about the sky that several tools share. */
import type { AspectName, BodyName, SignName } from '#facts/fact-id.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';

export type SkyWords = {
  /** A whole sentence about the Moon of the moment in a sign. */
  readonly moonIn: Readonly<Record<SignName, string>>;
  /** A whole sentence about a phase. */
  readonly phase: Readonly<Record<PhaseId, string>>;
  readonly sign: (id: SignName) => string;
  /** `Aries or Taurus`. */
  readonly either: (signs: readonly SignName[]) => string;
  readonly body: (id: BodyName) => string;
  /** A whole sentence: what the closest transit looks like as a picture. */
  readonly transit: (transit: {
    readonly mover: BodyName;
    readonly aspect: AspectName;
    readonly point: BodyName;
    readonly orbDeg: number;
  }) => string;
};
