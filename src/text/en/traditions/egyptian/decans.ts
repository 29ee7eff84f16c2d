/**
 * The thirty-six decans in words.
 *
 * What their stars meant to the people who named them is mostly lost. The lines are ours, made of the third of the sign and the
 * planet of the face. Greek after the list of Hephaistio (I.1) without accents, as copies disagree on them.
 */
export type DecanWords = {
  readonly name: string;
  readonly own: string;
  readonly line: string;
};

const decan = (name: string, own: string, line: string): DecanWords => ({ name, own, line });

/** In order from the first degree of Aries. */
export const decanWords: readonly DecanWords[] = [
  decan('Chontare', 'Χονταρε', 'A first spark: you strike the match before the wood is stacked.'),
  decan(
    'Chontachre',
    'Χονταχρε',
    'A steady flame: you warm up in the second hour and people pull their chairs nearer.',
  ),
  decan('Siket', 'Σικετ', 'Embers with sweet wood on them: you begin fast and end in good company.'),
  decan('Chou', 'Χωου', 'A field paced out: you count the steps before you buy the seed.'),
  decan('Ero', 'Ερω', 'A byre at evening: you know by touch which animal is unwell.'),
  decan('Rhombromare', 'Ρομβρομαρε', 'Old ground: you turn it slowly and find last year’s nails in it.'),
  decan('Thosolk', 'Θοσολκ', 'Two voices at a door: you let both in and ask for their names.'),
  decan('Ouare', 'Ουαρε', 'Flint on flint: your best thoughts come out of a quarrel, and cool quickly.'),
  decan('Phouori', 'Φουωρι', 'A letter read in full sun: you say it once, and clearly.'),
  decan(
    'Sothis',
    'Σωθις',
    'The bright star that came before the flood: you feel a change early and prepare the house.',
  ),
  decan('Sit', 'Σιτ', 'A note under the shell: you keep words by for years and give them at the right hour.'),
  decan(
    'Chnoumis',
    'Χνουμις',
    'The serpent with a lion’s head, worn on gems: you guard what is soft by looking fierce.',
  ),
  decan(
    'Charchnoumis',
    'Χαρχνουμις',
    'A throne in an empty hall: you hold your seat longest when nobody claps.',
  ),
  decan('Hepe', 'Ηπη', 'A wide court at noon: you give in public and mean it.'),
  decan(
    'Phoupe',
    'Φουπη',
    'A drawn blade with jewels on it: you defend your people, and now and then your pride.',
  ),
  decan('Tom', 'Τωμ', 'Threshing in good light: you see at once which grain is worth keeping.'),
  decan('Ouestebkot', 'Ουεστεβκωτ', 'A mended cloth: you find the pattern again and nobody sees the seam.'),
  decan('Aphoso', 'Αφοσο', 'Small sums in a small hand: the margin is where you find the error.'),
  decan('Souchoe', 'Σουχωε', 'A scale at dawn: you weigh how people feel before you weigh what they say.'),
  decan(
    'Ptechout',
    'Πτηχουτ',
    'A contract in stone: you keep a bargain long after it stopped being pleasant.',
  ),
  decan('Chontare', 'Χονταρε', 'A feast with rules: you seat the guests so that nobody has to shout.'),
  decan('Stochnene', 'Στωχνηνε', 'A closed door with light under it: you go in where others only knock.'),
  decan('Sesme', 'Σεσμε', 'A deep well, sunlit at midday: for one hour you show what you keep all year.'),
  decan('Sisieme', 'Σισιεμε', 'Sweet water under black soil: you forgive late, and altogether.'),
  decan('Rhouo', 'Ρηουω', 'A runner with a message: you learn the road by running it.'),
  decan('Sesme', 'Σεσμε', 'A camp that moves: you are at home wherever the pot hangs.'),
  decan('Komme', 'Κομμε', 'A hard mile near the end: you keep your word when the view is gone.'),
  decan('Smat', 'Σματ', 'A granary with high windows: you save so that you can be generous in March.'),
  decan('Sro', 'Σρω', 'A wall going up: you work best with something heavy and a clear line.'),
  decan('Isro', 'Ισρω', 'A lamp on the top step: you let yourself be seen once the work stands.'),
  decan('Ptiau', 'Πτιαυ', 'A jar passed along a row: you like what is fair and do not mind being last.'),
  decan('Aeu', 'Αευ', 'An odd tool that fits: people laugh at your method and then borrow it.'),
  decan('Ptebuou', 'Πτηβυου', 'Rain seen from indoors: you feel for many people and tell few of them.'),
  decan('Biou', 'Βιου', 'A boat tied loosely: you drift a little before you choose a bank.'),
  decan('Chontare', 'Χονταρε', 'Open water with a good wind: you trust it, and mostly it holds you.'),
  decan('Ptibiou', 'Πτιβιου', 'The last flame under the pot: you finish things in one late burst.'),
];

/** `decan-07`: the seventh. */
export const decanOf = (id: string): DecanWords | undefined => {
  const number = /^decan-(\d\d)$/u.exec(id)?.[1];
  return number === undefined ? undefined : decanWords[Number(number) - 1];
};
