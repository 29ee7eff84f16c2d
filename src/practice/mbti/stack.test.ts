import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/profile.ts';
import { stackOf } from './stack.ts';

/** The stacks as the content of the product lists them, dominant to inferior. */
const listed = {
  INTJ: 'Ni Te Fi Se',
  INTP: 'Ti Ne Si Fe',
  ENTJ: 'Te Ni Se Fi',
  ENTP: 'Ne Ti Fe Si',
  INFJ: 'Ni Fe Ti Se',
  INFP: 'Fi Ne Si Te',
  ENFJ: 'Fe Ni Se Ti',
  ENFP: 'Ne Fi Te Si',
  ISTJ: 'Si Te Fi Ne',
  ISFJ: 'Si Fe Ti Ne',
  ESTJ: 'Te Si Ne Fi',
  ESFJ: 'Fe Si Ne Ti',
  ISTP: 'Ti Se Ni Fe',
  ISFP: 'Fi Se Ni Te',
  ESTP: 'Se Ti Fe Ni',
  ESFP: 'Se Fi Te Ni',
} as const;

describe('cognitive stacks', () => {
  it.each(mbtiTypes)('of %s is the listed one', (type) => {
    expect(stackOf(type).join(' ')).toBe(listed[type]);
  });
});
