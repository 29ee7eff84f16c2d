/**
 * What each answer about a face is called and what is commonly said of it, with the names of the maps: five shapes, three zones, five
 * organs, twelve palaces (面相, โหงวเฮ้ง).
 *
 * No feature is better than another. Nothing speaks of beauty, health, origin, mind or character as a verdict.
 */
import type { FaceShape, OrganId, PalaceId } from '#traditions/face/questions.ts';
import { themes } from '../drawn/telling.ts';
import type { Theme } from '../drawn/telling.ts';

export type FaceOption = { readonly name: string; readonly says: readonly string[] };

export type FaceQuestionWords = {
  readonly title: string;
  readonly leads: readonly [string, string];
  readonly options: Readonly<Record<string, FaceOption>>;
};

const says = (name: string, ...lines: readonly string[]): FaceOption => ({ name, says: lines });

/** English, Chinese, and what the palace is read for. */
export const palaceWords: Readonly<Record<PalaceId, readonly [en: string, chinese: string, of: string]>> = {
  life: ['life', '命宫', 'how things stand with you'],
  wealth: ['wealth', '财帛宫', 'money and how it is kept'],
  siblings: ['siblings', '兄弟宫', 'brothers, sisters and equals'],
  property: ['property', '田宅宫', 'house and land'],
  children: ['children', '子女宫', 'children and what you make'],
  servants: ['helpers', '奴仆宫', 'those who work with you'],
  spouse: ['partnership', '夫妻宫', 'the person at your side'],
  health: ['health', '疾厄宫', 'how you hold up; no body is judged by it'],
  travel: ['travel', '迁移宫', 'going away and coming home'],
  career: ['career', '官禄宫', 'work and rank'],
  fortune: ['fortune', '福德宫', 'contentment'],
  parents: ['parents', '父母宫', 'father, mother and elders'],
};

export const organWords: Readonly<Record<OrganId, readonly [en: string, chinese: string]>> = {
  eyebrows: ['eyebrows', '保寿官'],
  eyes: ['eyes', '监察官'],
  nose: ['nose', '审辨官'],
  mouth: ['mouth', '出纳官'],
  ears: ['ears', '采听官'],
};

export const zoneWords: Readonly<
  Record<
    string,
    { readonly en: string; readonly chinese: string | null; readonly says: readonly [string, string] }
  >
> = {
  upper: {
    en: 'upper zone',
    chinese: '上停',
    says: [
      'From the hairline to the brows it is read for thought and early life: what you learned first still gives directions.',
      'It is the zone of plans and early years, so check which plan you have not looked at since.',
    ],
  },
  middle: {
    en: 'middle zone',
    chinese: '中停',
    says: [
      'From the brows to the tip of the nose it is read for the will and the middle years: the part that does things.',
      'It is the zone of will and work, so give the will a list and a supper time.',
    ],
  },
  lower: {
    en: 'lower zone',
    chinese: '下停',
    says: [
      'From the nose to the chin it is read for staying power and later years: what you put by, and for whom.',
      'It is the zone of keeping and of later life, so ask what you would like to be still doing then.',
    ],
  },
  balanced: {
    en: 'three zones in balance',
    chinese: '三停平等',
    says: [
      'Thought, will and staying power are read as sharing the load, and none has to shout.',
      'It is read as an even household of three: planning, doing and keeping take turns.',
    ],
  },
};

export const stageNames: Readonly<Record<string, string>> = {
  'early-life': 'early life',
  'middle-life': 'the middle years',
  'later-life': 'later life',
};

export type ShapeWords = {
  readonly name: string;
  readonly chinese: string;
  readonly build: string;
  readonly says: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

const shape = (
  [name, chinese, build]: readonly [string, string, string],
  lines: readonly [string, string],
  eight: readonly [string, string, string, string, string, string, string, string],
): ShapeWords => ({
  name,
  chinese,
  build,
  says: lines,
  themes: Object.fromEntries(themes.map((theme, at) => [theme, eight[at]])) as Record<Theme, string>,
});

/** Lines in the order love, work, money, family, self, mood, spirit, decision. */
export const shapeWords: Readonly<Record<FaceShape, ShapeWords>> = {
  wood: shape(
    ['wood', '木形', 'long and upright'],
    [
      'Wood is the element of growth: slow rings, and a lean towards the light.',
      'It is read for growing upward and keeping one’s line, as a tree beside a wall does.',
    ],
    [
      'In love wood grows towards someone slowly; let it show above ground.',
      'At work it wants room to learn, so ask for the next branch.',
      'With money it grows by rings: a little every month, and no felling in a hurry.',
      'In the family it gives shade; somebody should water it.',
      'For yourself, ask which way you are growing, and what you lean against.',
      'A stiff mood wants movement: a walk under actual trees.',
      'Its practice is patience with roots, daily and unseen.',
      'Before a choice, ask what would still be growing in five years.',
    ],
  ),
  fire: shape(
    ['fire', '火形', 'narrow above or pointed below'],
    [
      'Fire is the element of warmth and quick light.',
      'It is read for spark and speed, like a match that also has to find the candle.',
    ],
    [
      'In love fire is seen from far off; tend it in small logs.',
      'At work it starts things, and does well with somebody who banks the coals.',
      'With money it is quick, so let a night lie between the wish and the till.',
      'In the family it is the lively chair; leave others the last word now and then.',
      'For yourself, choose what deserves the heat.',
      'When it flickers, eat something and sit down.',
      'Its devotion burns well in company and needs a lamp glass alone.',
      'Before a choice, cool the answer on the windowsill.',
    ],
  ),
  earth: shape(
    ['earth', '土形', 'square, with a broad jaw'],
    [
      'Earth is the element of ground and keeping.',
      'It is read for reliability, a floor that others walk on without looking down.',
    ],
    [
      'In love earth stays; tell the other person that staying is how you say it.',
      'At work it carries, so have the load written down.',
      'With money it stores, and may open one jar for the sake of taste.',
      'In the family it is the table; let someone else lay it.',
      'For yourself, ask what you are standing on, and since when.',
      'A heavy mood wants a small order: one drawer, one bed of soil.',
      'Its practice is the same bench at the same hour.',
      'Before a choice, test the ground with one foot.',
    ],
  ),
  metal: shape(
    ['metal', '金形', 'oval or even, with clear edges'],
    [
      'Metal is the element of form and the clean edge.',
      'It is read for fairness and finish, a bell that gives one clear note.',
    ],
    [
      'In love metal is loyal to what was agreed; agree on something tender.',
      'At work it sets the standard, so say which parts may be rough.',
      'With money it keeps clear accounts; add a line for delight.',
      'In the family it cuts the cake fairly, and may take a large piece itself.',
      'For yourself, ask which rule you still mean.',
      'A tight mood loosens with breath, tidiness and one joke.',
      'Its practice is form: the same words, said well.',
      'Before a choice, name the principle, then its exception.',
    ],
  ),
  water: shape(
    ['water', '水形', 'round and soft in outline'],
    [
      'Water is the element of flow and of taking the shape of the bowl.',
      'It is read for ease with people, a stream that finds its way round stones.',
    ],
    [
      'In love water adapts; keep one bank of your own.',
      'At work it gets on with everyone, so ask it for the difficult visit.',
      'With money it comes and goes; a jug helps, and a lid.',
      'In the family it smooths things, and may be choppy for once.',
      'For yourself, notice which bowl you have taken the shape of.',
      'A low mood runs to low places; carry it somewhere with a view.',
      'Its practice is quiet, deep and unhurried.',
      'Before a choice, wait until the water is still and look down.',
    ],
  ),
};

export const faceFeatures: Readonly<Record<string, FaceQuestionWords>> = {
  outline: {
    title: 'Outline of the face',
    leads: ['You chose the {value} outline.', 'Of the five drawings, you took {value}.'],
    options: {
      wood: says('wood'),
      fire: says('fire'),
      earth: says('earth'),
      metal: says('metal'),
      water: says('water'),
    },
  },
  'longest-zone': {
    title: 'Longest zone',
    leads: ['You found the {value} longest.', 'By eye, you answered {value}.'],
    options: {
      upper: says('upper zone'),
      middle: says('middle zone'),
      lower: says('lower zone'),
      balanced: says('three zones in balance'),
    },
  },
  forehead: {
    title: 'Forehead',
    leads: ['Your forehead is {value}.', 'You answered that the forehead is {value}.'],
    options: {
      high: says(
        'high',
        'It is read as one who plans ahead: a map is good company, as long as somebody also looks out of the window.',
        'The theme is planning; write the plan in pencil.',
      ),
      middle: says(
        'of middle height',
        'It is read as balanced between plan and try-out, so let the matter tell you which it needs.',
        'The theme is a level shelf, half books and half tools.',
      ),
      low: says(
        'low',
        'It is read as one who learns by doing: take the first small piece into your hands.',
        'The theme is learning on the job; ask for the job.',
      ),
    },
  },
  'brow-shape': {
    title: 'Shape of the brows',
    leads: ['Your brows are {value}.', 'In shape, you answered, the brows are {value}.'],
    options: {
      straight: says(
        'straight',
        'Straight brows are read as direct: people know where they are with you, and a cushion does no harm.',
        'The theme is directness; say it plainly, and at a good moment.',
      ),
      arched: says(
        'arched',
        'Arched brows are read as gentle: you make room for others, so mark out your own as well.',
        'The theme is gentleness with equals; let it include a no.',
      ),
      angled: says(
        'angled',
        'Angled brows are read as driven: there is a hill ahead, so choose who comes along.',
        'The theme is drive; put the brake where you can reach it.',
      ),
    },
  },
  'brow-density': {
    title: 'Density of the brows',
    leads: ['Your brows are {value}.', 'In density, you answered, the brows are {value}.'],
    options: {
      full: says(
        'full',
        'Full brows are read as outspoken: a clear voice in the room, best used second.',
        'The theme is speaking up; leave a gap for the answer.',
      ),
      middle: says(
        'of middle density',
        'They are read as balanced between speaking and keeping still; you may choose by the company.',
        'The theme is a voice with a dial.',
      ),
      fine: says(
        'fine',
        'Fine brows are read as subtle: a hint is your natural size, so check that it arrived.',
        'The theme is tact; for one matter this week, use whole words.',
      ),
    },
  },
  'brow-distance': {
    title: 'Distance of the brows',
    leads: [
      'The space between your brows is {value}.',
      'Between the brows, you answered, the space is {value}.',
    ],
    options: {
      wide: says(
        'wide',
        'A wide space is read as easy-going: much may pass, so decide what may not.',
        'The theme is an open gate; a latch is allowed.',
      ),
      middle: says(
        'of middle width',
        'It is read as balanced between ease and aim, a gate that opens both ways.',
        'The theme is an even step; keep to it.',
      ),
      close: says(
        'close',
        'A close space is read as focused: one thing at a time, and a pause before the next.',
        'The theme is a narrow beam; widen it once a day.',
      ),
    },
  },
  'eye-size': {
    title: 'Size of the eyes',
    leads: ['Your eyes are {value}.', 'In size, you answered, the eyes are {value}.'],
    options: {
      large: says(
        'large',
        'Large eyes are read as open: much comes in, so shut the blinds early in the evening.',
        'The theme is openness; show it to those who look back.',
      ),
      middle: says(
        'of middle size',
        'They are read as balanced between looking and showing.',
        'The theme is an even exchange: one look out, one look in.',
      ),
      narrow: says(
        'narrow',
        'Narrow eyes are read as observant: you see the detail, and may tell someone what you saw.',
        'The theme is watching first; join in before the end.',
      ),
    },
  },
  'eye-tilt': {
    title: 'Tilt of the eyes',
    leads: [
      'The outer corners of your eyes {value}.',
      'At the outer corners, you answered, the eyes {value}.',
    ],
    options: {
      up: says(
        'tilt up',
        'It is read as forthright with the person at your side: say it early, and ask something after it.',
        'The theme is frankness, warm bread that is still hot.',
      ),
      level: says(
        'are level',
        'It is read as balanced between the two of you: one gives, one takes, and they change places.',
        'The theme is a level table for two.',
      ),
      down: says(
        'tilt down',
        'It is read as tender: you feel for the other person, so tell them what you need in return.',
        'The theme is tenderness; let it have a chair of its own.',
      ),
    },
  },
  'nose-bridge': {
    title: 'Bridge of the nose',
    leads: ['The bridge of your nose is {value}.', 'You answered that the bridge of the nose is {value}.'],
    options: {
      high: says(
        'high',
        'It is read as self-reliant: you can carry it alone, and need not.',
        'The theme is standing by oneself; lean once, to try it.',
      ),
      middle: says(
        'of middle height',
        'It is read as balanced between leaning and standing.',
        'The theme is a fence that can be talked over.',
      ),
      low: says(
        'low',
        'It is read as adaptable: you fit in quickly, so keep one habit that is yours.',
        'The theme is a bend in the reed; know where the root is.',
      ),
    },
  },
  'nose-tip': {
    title: 'Tip of the nose',
    leads: ['The tip of your nose is {value}.', 'You answered that the tip of the nose is {value}.'],
    options: {
      round: says(
        'round',
        'A round tip is read as generous with what comes in: set a portion aside before you pass the plate.',
        'The theme is an open purse with a good clasp.',
      ),
      pointed: says(
        'pointed',
        'A pointed tip is read as discerning: you choose well, and may choose faster for small things.',
        'The theme is a fine taste; let good enough be enough twice a week.',
      ),
      straight: says(
        'straight',
        'A straight tip is read as measured: a spoon for each thing, level with the rim.',
        'The theme is measure in money; write the measure down.',
      ),
    },
  },
  'nose-wings': {
    title: 'Wings of the nose',
    leads: ['The wings of your nose are {value}.', 'You answered that the wings of the nose are {value}.'],
    options: {
      full: says(
        'full',
        'Full wings are read as holding on: what comes in stays, so open the cupboard once a season.',
        'The theme is keeping; decide what it is kept for.',
      ),
      slim: says(
        'slim',
        'Slim wings are read as letting go: money likes to travel with you, so sew one pocket shut.',
        'The theme is a light hand; give it one jar with a lid.',
      ),
    },
  },
  lips: {
    title: 'Lips',
    leads: ['Your lips are {value}.', 'You answered that the lips are {value}.'],
    options: {
      full: says(
        'full',
        'Full lips are read as expressive: it gets said, so choose who hears it first.',
        'The theme is a warm voice; save some of it for bad news.',
      ),
      middle: says(
        'of middle fullness',
        'They are read as balanced between saying and keeping.',
        'The theme is a door that opens when it is knocked on.',
      ),
      thin: says(
        'thin',
        'Thin lips are read as reserved: few words, and each of them meant; tell people so.',
        'The theme is economy of speech; spend one sentence more than usual.',
      ),
    },
  },
  chin: {
    title: 'Chin',
    leads: ['Your chin is {value}.', 'You answered that the chin is {value}.'],
    options: {
      broad: says(
        'broad',
        'A broad chin is read as steady with those who work beside you: they lean on it, so ask who helps you.',
        'The theme is a firm base for others; rest it on something.',
      ),
      round: says(
        'round',
        'A round chin is read as welcoming: people gather, and some may bring a dish.',
        'The theme is a full kitchen; keep the list of who washes up.',
      ),
      pointed: says(
        'pointed',
        'A pointed chin is read as selective: a small crew, well chosen, who ought to be told that they are.',
        'The theme is few helpers and good ones; let in one more.',
      ),
    },
  },
  ears: {
    title: 'Height of the ears',
    leads: [
      'Your ears sit {value} beside the eyes and nose.',
      'Beside the eyes and nose, you answered, the ears sit {value}.',
    ],
    options: {
      high: says(
        'high',
        'High ears are read as an early start: you picked things up quickly, and may go back for what you skipped.',
        'The theme is early learning; be a beginner at something now.',
      ),
      level: says(
        'level',
        'Level ears are read as balanced: things came in their order, and may go on doing so.',
        'The theme is an even pace of learning.',
      ),
      low: says(
        'low',
        'Low ears are read as a late start: some things ripen in the second half of the basket.',
        'The theme is learning that comes later and stays; take the evening class.',
      ),
    },
  },
};

/** Themes in words; the rest as they stand. */
export const faceThemeName = (id: string): string => id.replaceAll('-', ' ');
