/** All sixteen types in English, the labels of the product, and what the four places and eight functions are called. */
import type { MbtiType } from '#contract/profile.ts';
import type { CognitiveFunction, StackPlace } from '#practice/mbti/stack.ts';
import type { DeepDiveSection, TypeTexts } from '#practice/mbti/type-text.ts';
import { nfTypes } from './nf.ts';
import { ntTypes } from './nt.ts';
import { sjTypes } from './sj.ts';
import { spTypes } from './sp.ts';

export const typeTexts: TypeTexts = { ...ntTypes, ...nfTypes, ...sjTypes, ...spTypes };

/** Source: the label list of the product. */
export const typeLabels: Readonly<Record<MbtiType, string>> = {
  INTJ: 'Architect',
  INTP: 'Thinker',
  ENTJ: 'Commander',
  ENTP: 'Debater',
  INFJ: 'Advocate',
  INFP: 'Mediator',
  ENFJ: 'Protagonist',
  ENFP: 'Campaigner',
  ISTJ: 'Logistician',
  ISFJ: 'Protector',
  ESTJ: 'Executive',
  ESFJ: 'Consul',
  ISTP: 'Virtuoso',
  ISFP: 'Adventurer',
  ESTP: 'Entrepreneur',
  ESFP: 'Entertainer',
};

export const stackPlaceNames: Readonly<Record<StackPlace, string>> = {
  dominant: 'Dominant',
  auxiliary: 'Auxiliary',
  tertiary: 'Tertiary',
  inferior: 'Inferior',
};

/** What each function does, to follow its two letters: "Te: ordering the outer world by what works". */
export const functionGlosses: Readonly<Record<CognitiveFunction, string>> = {
  Te: 'ordering the outer world by what works',
  Ti: 'testing for inner consistency',
  Fe: 'tending what people feel together',
  Fi: 'keeping faith with what one values',
  Se: 'meeting what is here',
  Si: 'keeping and comparing what has been lived',
  Ne: 'following what could be',
  Ni: 'drawing many signs into one line',
};

export const deepDiveTitles: Readonly<Record<DeepDiveSection, string>> = {
  coreMotivation: 'Core motivation',
  communicationStyle: 'Communication style',
  decisionMaking: 'Decision making',
  stressResponse: 'Stress response',
  growthPath: 'Growth path',
  leadershipStyle: 'Leadership',
};
