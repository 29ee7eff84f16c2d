/** `humandesign`: the chart of a birth in the words of the reference file. */
import { z } from 'zod';
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import type { Activation } from '#astro/humandesign/chart.ts';
import type {
  CenterId,
  HdAngle,
  HdAuthority,
  HdDefinition,
  HdStrategy,
  HdType,
} from '#astro/humandesign/hd-id.ts';
import { idField, utcField } from './fields.ts';
import { longitude6, utcText } from './numbers.ts';

export const humanDesignInput = z.object({ id: idField, utc: utcField });

/** Names of the centres, in the order in which the reference lists them. */
const CENTERS: readonly (readonly [CenterId, string])[] = [
  ['head', 'Head'],
  ['ajna', 'Ajna'],
  ['throat', 'Throat'],
  ['g', 'G'],
  ['heart', 'Heart'],
  ['solar-plexus', 'SolarPlexus'],
  ['sacral', 'Sacral'],
  ['spleen', 'Spleen'],
  ['root', 'Root'],
];

const TYPES: Readonly<Record<HdType, string>> = {
  generator: 'Generator',
  'manifesting-generator': 'Manifesting Generator',
  manifestor: 'Manifestor',
  projector: 'Projector',
  reflector: 'Reflector',
};

const STRATEGIES: Readonly<Record<HdStrategy, string>> = {
  respond: 'Respond',
  inform: 'Inform',
  'wait-for-the-invitation': 'Wait for the Invitation',
  'wait-a-lunar-cycle': 'Wait a Lunar Cycle',
};

const AUTHORITIES: Readonly<Record<HdAuthority, string>> = {
  emotional: 'Emotional',
  sacral: 'Sacral',
  splenic: 'Splenic',
  'ego-manifested': 'Ego Manifested',
  'ego-projected': 'Ego Projected',
  'self-projected': 'Self-Projected',
  mental: 'Mental',
  lunar: 'Lunar',
};

const DEFINITIONS: Readonly<Record<HdDefinition, string>> = {
  none: 'None',
  single: 'Single',
  split: 'Split',
  'triple-split': 'Triple Split',
  'quadruple-split': 'Quadruple Split',
};

const ANGLES: Readonly<Record<HdAngle, string>> = {
  right: 'Right',
  juxtaposition: 'Juxtaposition',
  left: 'Left',
};

/**
 * Fields as a chart of tests/reference/humandesign-open.json: activations as `gate.line` with their longitudes
 * beside them.
 */
export function humanDesignLine({ id, utc }: z.output<typeof humanDesignInput>) {
  const chart = humanDesignChart(utc);
  return {
    id,
    utc: utcText(utc),
    designUtc: utcText(chart.designAt),
    pL: chart.personality.map(({ lon }) => longitude6(lon)),
    dL: chart.design.map(({ lon }) => longitude6(lon)),
    personality: chart.personality.map(gateLine),
    design: chart.design.map(gateLine),
    gates: chart.gates,
    channels: chart.channels.map(([low, high]) => `${String(low)}-${String(high)}`),
    centers: CENTERS.flatMap(([center, name]) => (chart.centers.includes(center) ? [name] : [])),
    type: TYPES[chart.type],
    strategy: STRATEGIES[chart.strategy],
    authority: AUTHORITIES[chart.authority],
    profile: chart.profile,
    definition: DEFINITIONS[chart.definition],
    cross: chart.cross.gates,
    angle: ANGLES[chart.cross.angle],
  };
}

function gateLine({ gate, line }: Activation): string {
  return `${String(gate)}.${String(line)}`;
}
