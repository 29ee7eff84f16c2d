/** The twenty-one named cells of the first three bases, and the named sums of the fourth. */
import type { SevenCell, TotalName } from '#traditions/thai/seven-numbers.ts';
import type { Name } from '../thai/names.ts';

export type CellText = {
  readonly name: Name;
  /** At most six words, a noun phrase. */
  readonly gloss: string;
  readonly core: readonly [string, string];
};

export const cellTexts: Readonly<Record<SevenCell, CellText>> = {
  atta: {
    name: ['Atta', 'อัตตะ'],
    gloss: 'your own self',
    core: [
      'This cell is the person as such, before the job and the family name.',
      'Here the grid asks who opens the door when you are alone at home.',
    ],
  },
  hina: {
    name: ['Hina', 'หินะ'],
    gloss: 'what runs low',
    core: [
      'This cell is about what runs short with you, so check it before a long day.',
      'Here something needs refilling more often than you think; put it on the list.',
    ],
  },
  thanang: {
    name: ['Thanang', 'ธนัง'],
    gloss: 'money in the hand',
    core: [
      'This cell is the purse: what comes in, what you carry, what you count.',
      'Here the grid looks at ready money and the manner in which you come by it.',
    ],
  },
  pita: {
    name: ['Pita', 'ปิตา'],
    gloss: 'the father’s side',
    core: [
      'This cell is the father, or whoever taught you rules, and what you kept of them.',
      'Here stand the elders who gave you a name and expected something for it.',
    ],
  },
  mata: {
    name: ['Mata', 'มาตา'],
    gloss: 'the mother’s side',
    core: [
      'This cell is the mother, or whoever fed you, and the comfort you still look for.',
      'Here stands the first kitchen you knew, and what you carry from it into others.',
    ],
  },
  phoka: {
    name: ['Phoka', 'โภคา'],
    gloss: 'goods and land',
    core: [
      'This cell is property: walls, land, tools, the things that stay when you go out.',
      'Here the grid asks what you own that would be worth mending.',
    ],
  },
  matchima: {
    name: ['Matchima', 'มัชฌิมา'],
    gloss: 'the middle measure',
    core: [
      'This cell is the middle way: how much is enough, and how you notice.',
      'Here neither too much nor too little works, so find the mark and pencil it on the wall.',
    ],
  },
  tanu: {
    name: ['Tanu', 'ตนุ'],
    gloss: 'body and bearing',
    core: [
      'This cell is the body and how you carry it into a room.',
      'Here the grid looks at first impressions: step, voice, handshake.',
    ],
  },
  kadumpha: {
    name: ['Kadumpha', 'กดุมภะ'],
    gloss: 'income and the household purse',
    core: [
      'This cell is what you earn and how the household spends it.',
      'Here the monthly sums live: rent, rice, the envelope behind the clock.',
    ],
  },
  sahatcha: {
    name: ['Sahatcha', 'สหัชชะ'],
    gloss: 'friends and siblings',
    core: [
      'This cell is brothers, sisters and friends: those you can ring without a reason.',
      'Here stand your equals, the ones who know the old nickname.',
    ],
  },
  phanthu: {
    name: ['Phanthu', 'พันธุ'],
    gloss: 'kin and home',
    core: [
      'This cell is kin and house, and in newer readings the car outside it.',
      'Here the grid looks at the place where your shoes stand by the door.',
    ],
  },
  putta: {
    name: ['Putta', 'ปุตตะ'],
    gloss: 'children and what you make',
    core: [
      'This cell is children, pupils and anything you have brought into the world.',
      'Here is what you raise: a child, a garden, a half-written thing in a drawer.',
    ],
  },
  ari: {
    name: ['Ari', 'อริ'],
    gloss: 'obstacles and opponents',
    core: [
      'This cell is resistance: rivals, debts, small nuisances. It asks for method.',
      'Here something pushes back; write down what it actually wants.',
    ],
  },
  patni: {
    name: ['Patni', 'ปัตนิ'],
    gloss: 'the one beside you',
    core: [
      'This cell is the partner: how you pair, what you look for, what you bring.',
      'Here the grid looks across the table, at home and in contracts.',
    ],
  },
  morana: {
    name: ['Morana', 'มรณะ'],
    gloss: 'endings and leaving',
    core: [
      'This cell is about endings, and it is read as closing a chapter well.',
      'Here the task is to finish, hand over, move out with the floor swept.',
    ],
  },
  supha: {
    name: ['Supha', 'สุภะ'],
    gloss: 'goodness and guidance',
    core: [
      'This cell is what is good and upright: elders, study, deeds you are glad of.',
      'Here the grid looks at what you would be content to be remembered for.',
    ],
  },
  kamma: {
    name: ['Kamma', 'กัมมะ'],
    gloss: 'work and doing',
    core: [
      'This cell is work: what your hands do all day and how you are known for it.',
      'Here the grid looks at the trade, the desk, the shift.',
    ],
  },
  lapha: {
    name: ['Lapha', 'ลาภะ'],
    gloss: 'gain and good turns',
    core: [
      'This cell is gain: what comes in beyond wages, a favour, a find, a thank-you.',
      'Here things arrive with some ease, so keep the door where they can see it.',
    ],
  },
  phayaya: {
    name: ['Phayaya', 'พยายะ'],
    gloss: 'hidden costs',
    core: [
      'This cell is what leaks away unseen: small charges, promises, hours.',
      'Here the task is a plain list of where it goes.',
    ],
  },
  thasa: {
    name: ['Thasa', 'ทาสา'],
    gloss: 'helpers at work',
    core: [
      'This cell is those who work for you and alongside you, and how you treat them.',
      'Here the grid asks who carries the other end of the table.',
    ],
  },
  thasi: {
    name: ['Thasi', 'ทาสี'],
    gloss: 'helpers at home',
    core: [
      'This cell is help within the house, given and taken, thanked for or not.',
      'Here the grid looks at the unpaid work and whose hands are in the sink.',
    ],
  },
};

export type TotalText = { readonly name: Name; readonly core: readonly [string, string] };

const power = (star: string, own: string): TotalText => ({
  name: [`the strength of ${star}`, `กำลัง${own}`],
  core: [
    'A sum that is the strength of a star gives the column a quiet backing from it.',
    'The column borrows the tone of that star, no more.',
  ],
});

export const totalTexts: Readonly<Record<TotalName, TotalText>> = {
  'power-sun': power('the Sun', 'อาทิตย์'),
  'power-mars': power('Mars', 'อังคาร'),
  'power-ketu': power('Ketu', 'เกตุ'),
  'power-saturn': power('Saturn', 'เสาร์'),
  'power-rahu': power('Rahu', 'ราหู'),
  'power-moon': power('the Moon', 'จันทร์'),
  'power-mercury': power('Mercury', 'พุธ'),
  'power-jupiter': power('Jupiter', 'พฤหัสบดี'),
  'power-venus': power('Venus', 'ศุกร์'),
  rachachok: {
    name: ['Rachachok', 'ราชาโชค'],
    core: [
      'The name means royal fortune; teachers read it as help from people of rank.',
      'A name of good repute: in these matters a courteous letter upwards is worth the stamp.',
    ],
  },
  'maha-ut': {
    name: ['Maha Ut', 'มหาอุจจ์'],
    core: [
      'The name means a great height, and teachers read it as a matter that others look up to.',
      'A high place has a view and a draught; dress for both.',
    ],
  },
  chakkraphat: {
    name: ['Chakkraphat', 'จักรพรรดิ'],
    core: [
      'The name means emperor, and is read as room to decide for yourself.',
      'In these matters you are the one who sets the rule, so set it where others can read it.',
    ],
  },
  'solot-mongkhon': {
    name: ['Solot Mongkhon', 'โสฬสมงคล'],
    core: [
      'The name means sixteen blessings, and is read as many small good turns.',
      'Count the small favours in these matters; there are more than you wrote down.',
    ],
  },
  'maha-chak': {
    name: ['Maha Chak', 'มหาจักร'],
    core: [
      'The name means the great wheel, and is read as things that keep turning once pushed.',
      'In these matters the first push is the work; afterwards keep the axle greased.',
    ],
  },
  minor: {
    name: ['a plain sum', null],
    core: [
      'It has no name of its own, and the column speaks through its cells alone.',
      'Nothing is added to it, and nothing is taken away.',
    ],
  },
};
