/** Names of the Tibetan calendar in English and in Tibetan script. */
import type { Repeat, TibetanAnimal, TibetanElement, TibetanGender } from '#calendar/phugpa.ts';
import type { WeekdayId } from '#calendar/weekday.ts';
import type { MewaColour, Obstacle, ParkhaId } from '#traditions/tibetan/tables.ts';
import type { Name, NameTable } from '../thai/names.ts';

export const elementNames: Readonly<Record<TibetanElement, Name>> = {
  wood: ['Wood', 'ཤིང'],
  fire: ['Fire', 'མེ'],
  earth: ['Earth', 'ས'],
  iron: ['Iron', 'ལྕགས'],
  water: ['Water', 'ཆུ'],
};

export const genderNames: Readonly<Record<TibetanGender, Name>> = {
  male: ['Male', 'ཕོ'],
  female: ['Female', 'མོ'],
};

export const animalNames: Readonly<Record<TibetanAnimal, Name>> = {
  mouse: ['Mouse', 'བྱི་བ'],
  ox: ['Ox', 'གླང'],
  tiger: ['Tiger', 'སྟག'],
  hare: ['Hare', 'ཡོས'],
  dragon: ['Dragon', 'འབྲུག'],
  snake: ['Snake', 'སྦྲུལ'],
  horse: ['Horse', 'རྟ'],
  sheep: ['Sheep', 'ལུག'],
  monkey: ['Monkey', 'སྤྲེལ'],
  bird: ['Bird', 'བྱ'],
  dog: ['Dog', 'ཁྱི'],
  pig: ['Pig', 'ཕག'],
};

/** A year is element, gender and animal together: "Fire Male Horse", མེ་ཕོ་རྟ. */
export const yearNames: NameTable = Object.fromEntries(
  Object.entries(elementNames).flatMap(([element, [elementEn, elementOwn]]) =>
    Object.entries(genderNames).flatMap(([gender, [genderEn, genderOwn]]) =>
      Object.entries(animalNames).map(
        ([animal, [animalEn, animalOwn]]) =>
          [
            `${element}-${gender}-${animal}`,
            [`${elementEn} ${genderEn} ${animalEn}`, `${elementOwn}་${genderOwn}་${animalOwn}`],
          ] as const,
      ),
    ),
  ),
);

/** The nine mewa by number. */
export const mewaNames: NameTable = {
  '1': ['One White', 'གཅིག་དཀར'],
  '2': ['Two Black', 'གཉིས་ནག'],
  '3': ['Three Blue', 'གསུམ་མཐིང'],
  '4': ['Four Green', 'བཞི་ལྗང'],
  '5': ['Five Yellow', 'ལྔ་སེར'],
  '6': ['Six White', 'དྲུག་དཀར'],
  '7': ['Seven Red', 'བདུན་དམར'],
  '8': ['Eight White', 'བརྒྱད་དཀར'],
  '9': ['Nine Red', 'དགུ་དམར'],
};

export const colourNames: Readonly<Record<MewaColour, Name>> = {
  white: ['white', 'དཀར་པོ'],
  black: ['black', 'ནག་པོ'],
  blue: ['blue', 'མཐིང་ཁ'],
  green: ['green', 'ལྗང་ཁུ'],
  yellow: ['yellow', 'སེར་པོ'],
  red: ['red', 'དམར་པོ'],
};

export const parkhaNames: Readonly<Record<ParkhaId, Name>> = {
  li: ['Li', 'ལི'],
  khon: ['Khon', 'ཁོན'],
  dwa: ['Dwa', 'དྭ'],
  khen: ['Khen', 'ཁེན'],
  kham: ['Kham', 'ཁམ'],
  gin: ['Gin', 'གིན'],
  zin: ['Zin', 'ཟིན'],
  zon: ['Zon', 'ཟོན'],
};

/** Elements of the parkha and of the week, which go beyond the five. */
export const wideElementNames: NameTable = {
  wood: ['wood', 'ཤིང'],
  fire: ['fire', 'མེ'],
  earth: ['earth', 'ས'],
  iron: ['iron', 'ལྕགས'],
  water: ['water', 'ཆུ'],
  wind: ['wind', 'རླུང'],
  sky: ['sky', 'ནམ་མཁའ'],
  mountain: ['mountain', 'རི'],
};

export const directionNames: NameTable = {
  n: ['north', 'བྱང'],
  ne: ['north-east', 'བྱང་ཤར'],
  e: ['east', 'ཤར'],
  se: ['south-east', 'ཤར་ལྷོ'],
  s: ['south', 'ལྷོ'],
  sw: ['south-west', 'ལྷོ་ནུབ'],
  w: ['west', 'ནུབ'],
  nw: ['north-west', 'ནུབ་བྱང'],
};

export const weekdayNames: Readonly<Record<WeekdayId, Name>> = {
  sunday: ['Sunday', 'གཟའ་ཉི་མ'],
  monday: ['Monday', 'གཟའ་ཟླ་བ'],
  tuesday: ['Tuesday', 'གཟའ་མིག་དམར'],
  wednesday: ['Wednesday', 'གཟའ་ལྷག་པ'],
  thursday: ['Thursday', 'གཟའ་ཕུར་བུ'],
  friday: ['Friday', 'གཟའ་པ་སངས'],
  saturday: ['Saturday', 'གཟའ་སྤེན་པ'],
};

export const repeatNames: Readonly<Record<Repeat, Name>> = {
  single: ['once', null],
  'first-of-two': ['the first of two', null],
  'second-of-two': ['the second of two', null],
};

export const obstacleNames: Readonly<Record<Obstacle, Name>> = {
  none: ['no obstacle', null],
  'own-animal': ['your own animal', null],
  'opposite-animal': ['the animal opposite yours', null],
};

/** `༡༢` of `12`. */
export const tibetanDigits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => '༠༡༢༣༤༥༦༧༨༩'.charAt(Number(digit)));
