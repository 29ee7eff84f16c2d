/** The traits that a whole birth chart speaks for most, by the same table that readings use. */
import type { SignId } from '#astro/angle/sign.ts';
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { momentOf } from '#companion/sheet-for.ts';
import type { Placement, SummaryPoint } from '#practice/chart-summary/chart-summary.ts';
import { chooseThemes } from '#reading/themes/choose.ts';
import type { Slot } from '#reading/themes/choose.ts';
import { evidenceOf, housesOf } from '#reading/themes/evidence.ts';
import type { Evidence } from '#reading/themes/evidence.ts';
import { matterOf } from '#reading/themes/relevance.ts';
import { scoreThemes } from '#reading/themes/score.ts';
import type { TextTopic } from '#reading/themes/theme.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import { themeContent } from './content.ts';
import type { ChartTheme, NatalRequest } from './protocol.ts';

const THEMES = 4;
const slot: Slot = { role: 'main', side: 'any' };

/** At most four traits, strongest first, of different families and no two opposites; each with what it rests on. */
export function chartThemesOf(
  { birth, houseSystem, node }: NatalRequest,
  rules: ZoneRules,
): readonly ChartTheme[] {
  const moment = momentOf(birth, rules);
  if (moment === null) return [];
  // Only the birth counts here; the sky of any other moment would do as well.
  const sheet = westernSheet({ moment, now: moment.from, zone: 'UTC', houseSystem, node, mode: 'western' });
  const evidence = evidenceOf(sheet, themeContent.meanings);
  const houses = housesOf(sheet);
  const matter = { ...matterOf('none', []), text: 'general' as TextTopic };
  const scores = scoreThemes(evidence, matter, houses, themeContent.averages);
  const { chosen } = chooseThemes(() => scores, 'general', themeContent, {
    slots: Array.from({ length: THEMES }, () => slot),
    focus: new Map(),
    worn: new Map(),
    named: new Set(),
    without: new Set(),
  });
  return chosen.map(({ theme, quoted }) => ({
    theme,
    placements: quoted.flatMap(({ evidence: one }) => placementOf(one) ?? []),
  }));
}

const PLANETS: readonly string[] = LISTED_PLANET_IDS;
const ANGLES: readonly string[] = ['asc', 'mc'];
const isPlanet = (id: string): id is PlanetId => PLANETS.includes(id);
const isPoint = (id: string): id is SummaryPoint => isPlanet(id) || ANGLES.includes(id);

/** A fact as the summary of a chart names it; null where it names none of that kind. */
function placementOf({ shape }: Evidence): Placement | null {
  switch (shape.type) {
    case 'sign':
      return isPoint(shape.body) ? { type: 'sign', point: shape.body, sign: shape.sign as SignId } : null;
    case 'house':
      return isPlanet(shape.body)
        ? { type: 'house', point: shape.body, house: shape.house as HouseNumber }
        : null;
    case 'aspect': {
      const { a, b } = shape;
      const aspect = (['trine', 'sextile', 'square', 'opposition'] as const).find(
        (one) => one === shape.aspect,
      );
      return aspect !== undefined && isPoint(a) && isPoint(b) ? { type: 'aspect', a, aspect, b } : null;
    }
    case 'cusp': {
      const point = shape.house === 1 ? 'asc' : shape.house === 10 ? 'mc' : null;
      return point === null ? null : { type: 'sign', point, sign: shape.sign as SignId };
    }
    default:
      return null;
  }
}
