import type { UnixMs } from '#astro/time/instant.ts';
import { deviceZone } from '#db/day-zone.ts';
import { isZone } from '#lib/same-clock.ts';
import type { Clock } from '#lib/clock.ts';
import { type KnownBirth, knownBirth } from '#contract/birth-details.ts';
import type { Sex } from '#contract/profile.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { allSettings, type Settings } from '#db/settings.ts';
import {
  type ReadingMode,
  readingModes,
  type ReadingSettings,
  type SavedRequest,
} from '#companion/request.ts';
import { people } from '#db/people.ts';
import { type Here, readHere } from '#parts/here/here.ts';

/** What a reading needs to know about who asks. */
export interface ChatPerson {
  /** Empty when not given. */
  readonly name: string;
  readonly birth: KnownBirth | null;
  /** For rules that go by it; null when not given. */
  readonly sex: Sex | null;
  /** IANA zone of the person's days: the one chosen in settings, else the device's. */
  readonly zone: string;
  /** Where the person is now; null where nothing says it. */
  readonly here: Here | null;
  readonly mode: ReadingMode;
  readonly reading: ReadingSettings;
  readonly settings: Settings;
  /** Others whose details the person may keep: whoever of them a question names is read beside the person. */
  readonly saved: readonly SavedRequest[];
}

/** The person from the database. For a live query. */
export async function readChatPerson(db: SoulsticeDb, device: DeviceRules, now: number): Promise<ChatPerson> {
  const [profile, settings, others] = await Promise.all([getProfile(db), allSettings(db), people(db)]);
  const zone = zoneOf(settings['display.timezone'], device);
  const birth = profile?.birth ?? null;
  return {
    name: profile?.name ?? '',
    birth: knownBirth(birth),
    sex: profile?.sex ?? null,
    zone,
    here: await readHere({ chosen: settings['modes.place'], birth, zone, device: device.zone, now }),
    mode: asReadingMode(settings['chat.readingMode']),
    reading: {
      length: settings['ai.responseLength'],
      depth: settings['ai.includeAstrologyDepth'],
      style: settings['ai.personalityStyle'],
      houseSystem: settings['chart.houseSystem'],
      node: settings['chart.node'],
      dateOrder: dateOrder(settings['display.dateFormat'], device.dateOrder),
    },
    settings,
    saved: others.flatMap(({ id, name, role, birth, consentAt }): SavedRequest[] =>
      consentAt === null || name === '' ? [] : [{ id, name, role, birth: knownBirth(birth) }],
    ),
  };
}

function zoneOf(chosen: string | null, device: DeviceRules): string {
  return chosen !== null && isZone(chosen) ? chosen : device.zone;
}

/** What the device says where the person has not chosen. */
export interface DeviceRules {
  readonly zone: string;
  readonly dateOrder: 'MDY' | 'DMY';
}

export function deviceRules(): DeviceRules {
  const format = new Intl.DateTimeFormat(navigator.language, { day: 'numeric', month: 'numeric' });
  const parts = format.formatToParts(0).map(({ type }) => type);
  return {
    zone: deviceZone(),
    dateOrder: parts.indexOf('day') < parts.indexOf('month') ? 'DMY' : 'MDY',
  };
}

/** A stored mode, `mixed` when it is one that does not answer here (yet). */
export function asReadingMode(stored: string): ReadingMode {
  return readingModes.find((mode) => mode === stored) ?? 'mixed';
}

function dateOrder(chosen: Settings['display.dateFormat'], device: 'MDY' | 'DMY'): 'MDY' | 'DMY' {
  if (chosen === 'DD/MM/YYYY') return 'DMY';
  return chosen === 'MM/DD/YYYY' ? 'MDY' : device;
}

/** Now, as the worker takes it. The clock counts whole milliseconds; `unixMs` would bring the ephemeris with it. */
export function instantOf(clock: Clock): UnixMs {
  return clock.now() as UnixMs;
}
