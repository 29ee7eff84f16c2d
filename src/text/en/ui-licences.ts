/** Words of the licences page. Names of works and licences are proper names and stay as they are. */
export const uiLicences = {
  title: 'Licences',
  intro: 'What this app is made with, and whose work it carries. With thanks.',
  data: 'Data',
  fonts: 'Type',
  software: 'Software',
  server: 'On the server',
  ourOwn: 'Our own',
  ourOwnText: (product: string) =>
    `The code of ${product}, its drawings, glyphs and words are its makers' own; the code is under the MIT licence.`,
  places:
    'Place names, coordinates, populations and time zones of cities, shortened and packed for use offline.',
  zones: 'The history of local time around the world. In the public domain.',
  stars: 'Bright stars and constellation lines, drawn from the XHIP compilation of Hipparcos data.',
  ephemeris: 'The arithmetic of time: sidereal time and the slowing of the Earth.',
  theories: 'Theories of the inner planets, the Earth and the Moon, from which our tables are made.',
  outer: 'The ephemeris that our tables of Jupiter to Pluto continue.',
  push: 'Sends the daily reminders. Used unchanged; its source is at the address above, under the Mozilla Public License 2.0.',
  mit: 'The MIT licence',
  bsd: 'The BSD 3-Clause licence of the star data',
};
