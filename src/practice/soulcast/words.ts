/** The words of a Daily Soulcast in one language, as an argument. */
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PlanetId, PointId } from '#astro/body/body-id.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';

/** What a planet touches, in four classes: Sun and Moon; Mercury to Mars; Jupiter to Pluto; the two angles. */
export const pointClasses = ['lights', 'inner', 'outer', 'angles'] as const;
export type PointClass = (typeof pointClasses)[number];

/** What the day is for, in five short lines. */
export type Counsel = {
  /** At most nine words. */
  readonly headline: string;
  readonly act: string;
  /** After "Let go". */
  readonly letGo: string;
  readonly question: string;
};

/** The same for a contact, with the half-sentence that says what it is read as, at most eleven words. */
export type ContactCounsel = Counsel & { readonly says: string };

export type SoulcastWords = {
  readonly lang: 'en' | 'th';
  readonly contacts: Readonly<
    Record<PlanetId, Readonly<Record<PointClass, Readonly<Record<'soft' | 'hard', ContactCounsel>>>>>
  >;
  readonly phases: Readonly<Record<PhaseId, readonly [Counsel, Counsel]>>;
  /** What each sign of the Moon is a picture for. */
  readonly signPictures: Readonly<Record<SignId, string>>;
  readonly phasePictures: Readonly<Record<PhaseId, string>>;
  /** New, Waxing, Full, Waning. */
  readonly labels: Readonly<Record<'new' | 'waxing' | 'full' | 'waning', string>>;
  readonly phaseNames: Readonly<Record<PhaseId, string>>;
  readonly sign: (sign: SignId) => string;
  /** "2:18 PM" from `14:18`, for a device that counts 12 hours. */
  readonly clock: (time: string) => string;
  /** In a sentence: "the Moon", "Jupiter". */
  readonly body: (body: PointId) => string;
  /** "your Sun" */
  readonly yours: (point: PointId) => string;
  /** "three" */
  readonly count: (n: number) => string;
  readonly aspectName: (aspect: AspectId) => string;
  /** Sentences with slots, several wordings each; the seed of a refresh moves along them. */
  readonly lines: {
    /** `{lunation} {from} {to}` */
    readonly voidStretch: readonly string[];
    /** `{to}`: it began before the day did. */
    readonly voidUntil: readonly string[];
    /** `{from}`: it lasts beyond the day. */
    readonly voidFrom: readonly string[];
    /** `{sign} {next} {time} {picture}` */
    readonly ingress: readonly string[];
    /** `{phase} {time} {sign} {lit} {picture}` */
    readonly lunation: readonly string[];
    /** `{sign} {way} {lit} {picture}` */
    readonly sign: readonly string[];
    /** Before a line, about a quarter of today or of last night: `{phase} {time} {sign}` */
    readonly lunationToday: string;
    readonly lunationLastNight: string;
    /** `{mover} {touches} {point} {when} {says}` */
    readonly you: readonly string[];
    /** By aspect: "makes an easy line to". */
    readonly touches: Readonly<Record<AspectId, readonly string[]>>;
    /** No planet is near: the Moon has the day. */
    readonly quiet: readonly string[];
    /** `{touches} {point} {time}` */
    readonly moonHour: readonly string[];
    /** `{touches} {point} {from} {to}` */
    readonly moonHourOpen: readonly string[];
    /** `{from} {to} {planet}` */
    readonly hour: readonly string[];
    /** `{from} {to} {planet}` */
    readonly hourOfDay: readonly string[];
    readonly stillNear: string;
  };
  readonly when: {
    /** `{time}` */
    readonly exactToday: string;
    /** `{time} {nth} {count}` */
    readonly exactTodayOf: string;
    readonly today: string;
    /** `{date}`, before or after today. */
    readonly past: string;
    readonly ahead: string;
    /** `{before} {after}` */
    readonly between: string;
    readonly betweenAbout: string;
    readonly never: string;
  };
  readonly why: {
    /** `{place} {angle}` */
    readonly moon: string;
    /** `{aspect} {body} {time} {sign} {at}` */
    readonly voidAfter: string;
    /** `{sign} {at}` */
    readonly voidAll: string;
    /** `{sign} {time}` */
    readonly ingress: string;
    /** `{angle} {time}` */
    readonly lunation: string;
    /** `{mover} {moverPlace} {aspect} {point} {pointPlace} {orb}` */
    readonly contact: string;
    /** `{dates}` */
    readonly passes: string;
    /** `{days}` */
    readonly doubt: string;
    readonly quiet: string;
    readonly moonContact: string;
    readonly moonOpen: string;
    /** `{number} {sunrise} {sunset}` */
    readonly dayHour: string;
    readonly nightHour: string;
    readonly noPlace: string;
    readonly polar: string;
    readonly noHour: string;
  };
  readonly nth: (n: number) => string;
  readonly waxing: string;
  readonly waning: string;
  readonly date: (date: string, today: string) => string;
  readonly dateYear: (date: string, today: string) => string;
  /** "9°30′ Cancer" */
  readonly longitude: (lon: number) => string;
  /** Under the lines when the wording was asked for again. */
  readonly newWords: string;
};
