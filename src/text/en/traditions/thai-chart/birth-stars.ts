/** A star in its sign and house, told: shared by the Thai and Khmer charts. */
import type { TellAbout } from '#companion/testimony/tradition-words.ts';
import { starName } from '../thai/names.ts';
import { capital, isOpen, oneWord, OPEN_LINE, pick, said, themeSentence } from '../thai/told.ts';
import { signText } from './signs.ts';
import { starTextOf } from './stars.ts';
import { andHouse, houseText, inSign, signName } from './telling.ts';

/** "Mars brings nerve, and Cancer makes it …"; null where the sign is open. */
function signLine(star: string, sign: string | null, variant: number): string | null {
  const text = starTextOf(star);
  const of = signText(sign);
  if (text === null || of === null || sign === null) return null;
  const makes = pick(of.makes, variant, 2);
  return pick(
    [
      `${capital(starName(star))} brings ${pick(text.brings, variant, 1)}, and ${signName(sign)} makes it ${makes}.`,
      `${signName(sign)} makes it ${makes}.`,
    ],
    variant,
    1,
  );
}

/** "There, where …, it asks you to …"; null where the house is open or unknown. */
function houseLine(star: string, house: string | null, variant: number): string | null {
  const text = starTextOf(star);
  const of = houseText(house);
  return text === null || of === null
    ? null
    : `There, ${of.where}, it asks you to ${pick(text.asks, variant, 1)}.`;
}

/** Where a star of birth stands and what that does: the fact, sign or house, then the topic. `family` begins the ids. */
export function tellStarOfBirth(about: TellAbout, family: string, star: string): readonly string[] {
  const { fact, variant, topic } = about;
  const sign = fact(`${family}.${star}.sign`);
  const house = fact(`${family}.${star}.house`);
  const name = star === 'sun' || star === 'moon' ? starName(star).slice(4) : starName(star);
  const first = pick(
    [
      `Your ${name} is ${inSign(sign)}${andHouse(house)}.`,
      `In your chart ${starName(star)} is ${inSign(sign)}${andHouse(house)}.`,
    ],
    variant,
  );
  if (isOpen(sign)) return [first, OPEN_LINE];
  const ofSign = signLine(star, oneWord(sign), variant);
  const ofHouse = houseLine(star, oneWord(house), variant);
  const [one, other] = pick([[ofSign, ofHouse] as const, [ofHouse ?? ofSign, ofSign] as const], variant, 1);
  const theme = themeSentence(starTextOf(star)?.themes, topic);
  return said(first, one, theme ?? (other === one ? null : other));
}
