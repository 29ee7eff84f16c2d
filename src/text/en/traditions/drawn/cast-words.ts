/** What a cast says of itself: how it was drawn, or that it was entered by hand. Shared by the modes that are cast. */
import type { Fact } from '#facts/fact.ts';
import { idOf } from './telling.ts';

export const castMethods: Readonly<Record<string, string>> = {
  'sealed-draw': 'Drawn on this device from a sealed seed that was fixed before anything was shown.',
  'entered-by-you': 'Cast by your own hand and entered as it lay.',
};

export const castSources: Readonly<Record<string, string>> = {
  'source.draw-engine-1': 'Our draw protocol, version 1; seed and commitment can be checked afterwards.',
  'source.your-own-cast': 'Your own cast, as you entered it.',
};

export const castCaveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'cast-entered': ['Cast by your own hand', 'Nobody can check it but you, and nobody needs to.'],
};

export const castSourceNames: Readonly<Record<string, string>> = {
  drawn: 'drawn on this device',
  entered: 'cast by your own hand',
};

export const castSourceTitle = (fact: Fact): { readonly title: string; readonly detail: string } => ({
  title: idOf(fact) === 'entered' ? 'Cast by your own hand' : 'Drawn on this device',
  detail: 'Where the cast came from',
});
