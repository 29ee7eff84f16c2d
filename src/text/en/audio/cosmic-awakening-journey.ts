/**
 * Cosmic Awakening Journey, 24:30: from the doorstep to the edge of the planets and home, one breath at each planet.
 *
 * Times of light are mean distances from the Sun (semi-major axes at J2000: E. M. Standish, Keplerian Elements for
 * Approximate Positions of the Major Planets, JPL) at 499.005 s an astronomical unit (IAU 2012 resolution B2, speed of
 * light of the SI); the Moon at 384,400 km. A test computes them anew. Days and years: NASA Planetary Fact Sheet.
 */
import type { AudioLine } from '#practice/audio/cues.ts';

export const cosmicAwakeningJourney: readonly AudioLine[] = [
  {
    at: 12,
    text: 'Welcome. For the next twenty-four minutes we are going for a walk: from your doorstep to the edge of the planets, and home again.',
  },
  {
    at: 30,
    text: 'You do not have to go anywhere for it. Sit or lie down, and let something hold your weight.',
  },
  {
    at: 46,
    text: 'The distances are real. I will give them in the time that light needs, because light is the quickest walker there is.',
  },
  { at: 64, text: 'At each planet we stop for one breath. That is all there is to remember.' },
  { at: 84, text: 'Begin at your own door. Feel the handle, warm or cold. Open it.' },
  {
    at: 104,
    text: 'In one second, light would go round the Earth more than seven times. Here everything is nearly now.',
  },
  {
    at: 126,
    text: 'Let your eyes go up. A hundred kilometres, and the air is all but gone. For light, that was a third of a thousandth of a second.',
  },
  {
    at: 150,
    text: 'Below you a street, then a coast, then a curve. Somewhere under that cloud is your bed, and the cup you drank from.',
  },
  {
    at: 176,
    text: 'The Moon. One point three light seconds from home. Grey dust, and footprints that no wind will ever tidy away.',
  },
  { at: 200, text: 'Nearly everyone you have heard of has lived on the other side of this small gap.' },
  {
    at: 220,
    text: 'Now turn towards the light. The Sun is eight minutes and nineteen seconds from home. What you see of it is always that old.',
  },
  { at: 244, text: 'It warms your face from there, simply by being what it is.' },
  { at: 262, text: 'We go in close, and count from the Sun outwards.' },
  {
    at: 278,
    text: 'Mercury. Three minutes and thirteen seconds from the Sun. A small, quick world, with burning days and freezing nights. Its year is eighty-eight of our days.',
  },
  { at: 304, text: 'One breath here, a quick one if you like. In. And out.' },
  {
    at: 326,
    text: 'Is there something in you that moves this fast? You need not slow it. Only notice that it goes round something.',
  },
  {
    at: 354,
    text: 'Venus. Six minutes and one second from the Sun. Bright as a lamp from far away. Close by, all cloud, and a heat that would melt lead.',
  },
  { at: 380, text: 'One breath. In. And out.' },
  {
    at: 398,
    text: 'From noon to noon, a day there takes a hundred and seventeen of ours. Nobody is in a hurry.',
  },
  {
    at: 422,
    text: 'And then a blue point. The Earth, eight minutes and nineteen seconds from the Sun. We do not land. We only see it, as you see your own window from the street.',
  },
  { at: 448, text: 'One breath, for everybody on it. In. And out.' },
  {
    at: 470,
    text: 'Mars. Twelve minutes and forty seconds from the Sun. Rust, and wind, and a sunset that is blue.',
  },
  { at: 492, text: 'One breath. In. And out.' },
  {
    at: 510,
    text: 'Machines of ours stand there alone and send pictures home. A question to them takes minutes, and so does the answer. It is a conversation all the same.',
  },
  {
    at: 540,
    text: 'Now comes the long step. Past Mars there are stones, more than a million of them, and so far apart that we go through without seeing one.',
  },
  { at: 570, text: 'Let the quiet be wide.' },
  {
    at: 594,
    text: 'Jupiter. Forty-three minutes from the Sun. It weighs more than twice as much as all the other planets together.',
  },
  { at: 618, text: 'One breath. A deep one. In. And out.' },
  {
    at: 640,
    text: 'There is a storm on it, wider than the Earth, that people have watched for nearly two hundred years. It is not angry. It is only turning.',
  },
  {
    at: 670,
    text: 'What has been turning in you for a long time? Look at it as you would look at a storm from here: from far off, and whole.',
  },
  { at: 732, text: 'Saturn. One hour and nineteen minutes from the Sun.' },
  { at: 748, text: 'One breath. In. And out.' },
  {
    at: 768,
    text: 'The rings are ice, in pieces as small as sugar and as large as houses, each on its own way round. From here they are one line, drawn very thin.',
  },
  {
    at: 798,
    text: 'Saturn takes a little more than twenty-nine years to go round once. You have circles as long as that, or you will.',
  },
  { at: 828, text: 'Rest here. Nothing is asked of you.' },
  {
    at: 858,
    text: 'Uranus. Two hours and forty minutes from the Sun. It lies on its side and rolls along its way. Each pole has forty-two years of light, and then forty-two years of dark.',
  },
  { at: 890, text: 'One breath. In. And out.' },
  {
    at: 912,
    text: 'If you have been in the dark half for a while, this world would not find it odd. It only knows that a half is not the whole.',
  },
  {
    at: 946,
    text: 'Neptune. Four hours and ten minutes from the Sun. The last of the planets. It was found with a pencil, because something was pulling at Uranus.',
  },
  { at: 974, text: 'One breath. The slowest one. In. And out.' },
  {
    at: 1002,
    text: 'This is the edge of the planets. Behind us the Sun is a point: brighter than any full Moon, and too far to warm your hands.',
  },
  {
    at: 1030,
    text: 'Further out there are small worlds of ice, and then a very long dark. The nearest other star is more than four light years away. We stop here.',
  },
  { at: 1060, text: 'Turn round.' },
  { at: 1070, text: 'The Earth is a speck beside the Sun from here, lost in its glare.' },
  {
    at: 1090,
    text: 'Nearly everyone you love is on that speck. So is all that worries you. It is small from here, and none of it stops mattering.',
  },
  {
    at: 1122,
    text: 'Now home. The light that leaves with us will need about four hours. We will take a few minutes.',
  },
  { at: 1144, text: 'Past Uranus, lying on its side.' },
  { at: 1158, text: 'Past Saturn, and its thin line of ice.' },
  { at: 1172, text: 'Past Jupiter, still turning.' },
  { at: 1186, text: 'Past red Mars, and the patient machines.' },
  { at: 1206, text: 'And there is the blue point again, with one grey companion.' },
  { at: 1226, text: 'The point becomes a marble. The marble becomes a world with weather.' },
  { at: 1246, text: 'It is night on one side of it and morning on the other, as it always is.' },
  { at: 1266, text: 'Down through the first thin air. A coast. A street. A roof.' },
  { at: 1286, text: 'Your own door. The handle, warm or cold.' },
  {
    at: 1304,
    text: 'Come in. Feel what holds your weight: the chair, the bed, the floor. It has been going round the Sun all along, some thirty kilometres every second, and it never spilled your cup.',
  },
  { at: 1338, text: 'You were travelling before we began.' },
  { at: 1354, text: 'If one world stayed with you, give it a word. You can write it down.' },
  { at: 1376, text: 'One last breath, for the ground. In. And out.' },
  { at: 1398, text: 'Hear the room. Move your fingers. Let your eyes open on something close.' },
  { at: 1424, text: 'Thank you for walking. The planets go on. So, gently, do you.' },
];
