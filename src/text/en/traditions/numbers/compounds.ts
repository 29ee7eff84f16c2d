/**
 * The compound numbers 10 to 52, each a picture of our own and what it asks.
 *
 * The range is that of Cheiro’s Book of Numbers (1926); the words are not his, and none of them foretells anything.
 */
export type CompoundWords = {
  readonly picture: string;
  readonly lines: readonly [string, string];
};

const compound = (picture: string, first: string, second: string): CompoundWords => ({
  picture,
  lines: [first, second],
});

export const compoundWords: Readonly<Record<number, CompoundWords>> = {
  10: compound(
    'a wheel',
    'What goes up comes round again; mark where you got on.',
    'A name that begins over with good grace.',
  ),
  11: compound(
    'two posts and a gate',
    'Two wills stand side by side; agree who opens.',
    'A strain between equals, which also makes a doorway.',
  ),
  12: compound(
    'a coat lent out',
    'You give before you are asked; write down what is out on loan.',
    'Kindness that needs a hook to hang on.',
  ),
  13: compound(
    'a cleared field',
    'Something is pulled up so that something can be sown.',
    'Change through work, and earth under the nails.',
  ),
  14: compound(
    'a road with inns',
    'You do well on the move, among many people, with a list in your pocket.',
    'Trade, talk and weather: look twice at what is only talk.',
  ),
  15: compound(
    'a lamp in a window',
    'People come to the light; decide whom you let in.',
    'Charm that works, and so asks to be used fairly.',
  ),
  16: compound(
    'a tower with a loose stone',
    'Check the foundation before you add a floor.',
    'Pride is the stone to look at, early and without drama.',
  ),
  17: compound(
    'an evening star',
    'Something quiet lasts longer than the noise before it.',
    'Peace after effort, and a name that is remembered kindly.',
  ),
  18: compound(
    'a river in two beds',
    'Two aims draw on one water; dig for one at a time.',
    'Quarrels close to home want a bridge and a timetable.',
  ),
  19: compound(
    'a clear noon',
    'What you do can be seen, so do it plainly.',
    'A warm, open number; share the bench.',
  ),
  20: compound(
    'a call at dawn',
    'Something wakes you to a plan; write it down before breakfast.',
    'Slow to begin and hard to send back to sleep.',
  ),
  21: compound(
    'a crown of leaves',
    'Earned late and lightly worn: finish, then be glad.',
    'A long piece of work that ends in company.',
  ),
  22: compound(
    'a dreamer on a ledge',
    'Look up from the dream at regular hours.',
    'Good faith is a gift and wants a second opinion.',
  ),
  23: compound(
    'a hand at your back',
    'Help comes from someone with more room; ask before you need it.',
    'A friendly number, and good for asking.',
  ),
  24: compound(
    'two at one oar',
    'You get further with one loyal partner than with ten guests.',
    'Affection and work in the same boat.',
  ),
  25: compound(
    'a scar well healed',
    'You know because you tried, and the knowing stays.',
    'Strength by experience; tell the short version.',
  ),
  26: compound(
    'a shared purse',
    'Bargains with others want paper and a date.',
    'Trust people, and count in front of them.',
  ),
  27: compound(
    'a staff in hand',
    'You may give orders when you have done the job yourself.',
    'A good head, put to use for more than one.',
  ),
  28: compound(
    'a ladder with a missing rung',
    'Begin again where it gave way; you know the lower steps.',
    'Promise meets rivalry, so keep copies.',
  ),
  29: compound(
    'a letter unsigned',
    'Find out who is speaking before you reply.',
    'Doubt among friends is cleared by one plain question.',
  ),
  30: compound(
    'a study with a shut door',
    'You think well alone; come out with one page.',
    'The head comes first here, and the purse can wait its turn.',
  ),
  31: compound(
    'a hut on a hill',
    'You keep to yourself by choice; leave the path open.',
    'Self-reliance with a view, and one chair too few.',
  ),
  32: compound(
    'a market square',
    'Many voices help you, as long as you keep your own.',
    'Speech and good company carry this one.',
  ),
  33: compound(
    'a full jug',
    'There is enough to pour; see that you are not the glass.',
    'Warmth that multiplies when it is shared out.',
  ),
  34: compound(
    'a mended net',
    'Patience with small knots brings in the catch.',
    'Learnt by doing it over, and better for that.',
  ),
  35: compound(
    'a handshake on the quay',
    'Agreements made in a hurry want a second reading.',
    'Company in work, with clear shares.',
  ),
  36: compound(
    'a stage with many doors',
    'You make room for talent, yours among it.',
    'Invention that likes an audience and needs a stagehand.',
  ),
  37: compound(
    'a bench for two',
    'Friendship is the strong beam here; keep it dry.',
    'A fair partnership does more for you than a brave solo.',
  ),
  38: compound(
    'a map with a fold',
    'What is hidden in the crease is worth flattening out.',
    'Ask twice about the easy part.',
  ),
  39: compound(
    'a printed page',
    'You are known for what you put into words.',
    'The head is quick; let the hand catch up.',
  ),
  40: compound(
    'a walled garden',
    'Order keeps you well, and a gate keeps the order kind.',
    'Quiet work, few visitors, good fruit.',
  ),
  41: compound(
    'a drum at the head of the column',
    'People fall into your step; watch the last one.',
    'Drive and talk together: set off early, and stop for water.',
  ),
  42: compound(
    'a house with a long table',
    'Care is the trade here, and it deserves a price.',
    'Family, by blood or by choice, holds up the roof.',
  ),
  43: compound(
    'a door off its hinge',
    'An upheaval that is small if you mend it in the first week.',
    'Put aside what quarrels, and carry what fits through the gap.',
  ),
  44: compound(
    'a stone bridge',
    'Built slowly, used by many: the second pier is the hard one.',
    'Steadiness that may forget to look at the river.',
  ),
  45: compound(
    'a workshop at dusk',
    'Finish the piece on the bench, and then sweep.',
    'Many tools, one job.',
  ),
  46: compound(
    'a lantern carried ahead',
    'You lead best where you also serve.',
    'Fair dealing comes home here, and late.',
  ),
  47: compound(
    'a seed in the pocket',
    'An idea goes with you for years; choose the bed and plant it.',
    'Thought that ripens away from company.',
  ),
  48: compound(
    'a bell in the fog',
    'Say where you are, at even intervals, until the others answer.',
    'Care for many, with a list, or it drowns you.',
  ),
  49: compound(
    'a road of stone and dust',
    'You change direction and keep your boots.',
    'Plans break here and the reason for them stands.',
  ),
  50: compound(
    'an open atlas',
    'Curiosity is the engine, so give it one country at a time.',
    'Learning by travel, even if only across town.',
  ),
  51: compound(
    'a gate under guard',
    'Others notice the push in it; say early what it is for.',
    'A contest is likelier to be won by rest than by noise.',
  ),
  52: compound(
    'a calendar on the wall',
    'It comes round by weeks: small, regular, counted.',
    'Let intuition propose and the diary decide.',
  ),
};

export const compoundOf = (n: number): CompoundWords | undefined => compoundWords[n];
