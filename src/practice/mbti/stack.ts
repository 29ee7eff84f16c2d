/**
 * The cognitive stack of a type, dominant to inferior.
 *
 * The rule: the last letter says which function faces the world (J the judging one, T or F; P the perceiving one, S or
 * N); an E leads with that one, an I with the other; the third and fourth are their opposites, each facing the other way.
 */
import type { MbtiType } from '#contract/profile.ts';

export const COGNITIVE_FUNCTIONS = ['Te', 'Ti', 'Fe', 'Fi', 'Se', 'Si', 'Ne', 'Ni'] as const;
export type CognitiveFunction = (typeof COGNITIVE_FUNCTIONS)[number];

export const STACK_PLACES = ['dominant', 'auxiliary', 'tertiary', 'inferior'] as const;
export type StackPlace = (typeof STACK_PLACES)[number];

type Attitude = 'e' | 'i';
type Mental = 'T' | 'F' | 'S' | 'N';

const OPPOSITE: Readonly<Record<Mental, Mental>> = { T: 'F', F: 'T', S: 'N', N: 'S' };
const turned = (attitude: Attitude): Attitude => (attitude === 'e' ? 'i' : 'e');

/** Four functions: dominant, auxiliary, tertiary, inferior. */
export function stackOf(
  type: MbtiType,
): readonly [CognitiveFunction, CognitiveFunction, CognitiveFunction, CognitiveFunction] {
  const attitude: Attitude = type[0] === 'E' ? 'e' : 'i';
  const perceiving: Mental = type[1] === 'S' ? 'S' : 'N';
  const judging: Mental = type[2] === 'T' ? 'T' : 'F';
  const [outer, inner] = type[3] === 'J' ? [judging, perceiving] : [perceiving, judging];
  const [first, second] = attitude === 'e' ? [outer, inner] : [inner, outer];
  return [
    `${first}${attitude}`,
    `${second}${turned(attitude)}`,
    `${OPPOSITE[second]}${attitude}`,
    `${OPPOSITE[first]}${turned(attitude)}`,
  ];
}
