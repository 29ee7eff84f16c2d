import { starCredit } from '#ui/sky/data/star-credit.ts';

/** Work of others that travels with the app. Shown on the licences page, whose words are in text/. */
export interface LicensedWork {
  readonly name: string;
  /** Who holds the copyright, null where nobody does. */
  readonly author: string | null;
  readonly licence: string;
  readonly url: string;
  /** Key of a sentence in ui-licences.ts that says what it gives us. */
  readonly gives?: 'places' | 'zones' | 'stars' | 'ephemeris' | 'theories' | 'outer';
}

export const licensedData: readonly LicensedWork[] = [
  {
    name: 'GeoNames',
    author: 'GeoNames and its contributors',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    gives: 'places',
  },
  {
    name: 'IANA Time Zone Database',
    author: null,
    licence: 'Public domain',
    url: 'https://www.iana.org/time-zones',
    gives: 'zones',
  },
  {
    name: starCredit.name,
    author: starCredit.author,
    licence: starCredit.licence,
    url: starCredit.url,
    gives: 'stars',
  },
  {
    name: 'DE405',
    author: 'NASA Jet Propulsion Laboratory',
    licence: 'Public domain',
    url: 'https://ssd.jpl.nasa.gov/planets/eph_export.html',
    gives: 'outer',
  },
  {
    name: 'VSOP87 and ELP/MPP02, as published with astronomia',
    author: 'Bretagnon, Francou, Chapront; Sonia Keys, Commenthol',
    licence: 'MIT',
    url: 'https://github.com/commenthol/astronomia',
    gives: 'theories',
  },
];

export const licensedFonts: readonly LicensedWork[] = [
  {
    name: 'Fraunces',
    author: 'The Fraunces Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/undercasetype/Fraunces',
  },
  {
    name: 'Instrument Sans',
    author: 'The Instrument Sans Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/Instrument/instrument-sans',
  },
  {
    name: 'Noto Serif Thai, Noto Sans Thai Looped',
    author: 'The Noto Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/notofonts/thai',
  },
  {
    name: 'Noto Serif CJK, Khmer, Devanagari and Tibetan, Noto Sans Runic and Egyptian Hieroglyphs, single characters of each',
    author: 'The Noto Project Authors, Adobe',
    licence: 'SIL OFL 1.1',
    url: 'https://notofonts.github.io',
  },
];

export const licensedSoftware: readonly LicensedWork[] = [
  {
    name: 'Astronomy Engine',
    author: 'Don Cross',
    licence: 'MIT',
    url: 'https://github.com/cosinekitty/astronomy',
    gives: 'ephemeris',
  },
  { name: 'React', author: 'Meta Platforms, Inc. and affiliates', licence: 'MIT', url: 'https://react.dev/' },
  {
    name: 'React Router',
    author: 'React Training LLC, Remix Software Inc., Shopify Inc.',
    licence: 'MIT',
    url: 'https://reactrouter.com/',
  },
  { name: 'Mantine', author: 'Vitaly Rtishchev', licence: 'MIT', url: 'https://mantine.dev/' },
  {
    name: 'Floating UI',
    author: 'Floating UI contributors',
    licence: 'MIT',
    url: 'https://floating-ui.com/',
  },
  { name: 'Tabler Icons', author: 'Paweł Kuna', licence: 'MIT', url: 'https://tabler.io/icons' },
  { name: 'Dexie.js', author: 'David Fahlander', licence: 'Apache 2.0', url: 'https://dexie.org/' },
  { name: 'Jotai', author: 'Poimandres', licence: 'MIT', url: 'https://jotai.org/' },
  { name: 'Zod', author: 'Colin McDonnell', licence: 'MIT', url: 'https://zod.dev/' },
  {
    name: 'Workbox',
    author: 'Google',
    licence: 'MIT',
    url: 'https://github.com/GoogleChrome/workbox',
  },
  {
    name: 'tz-lookup',
    author: 'PhotoStructure and contributors',
    licence: 'CC0 1.0',
    url: 'https://github.com/photostructure/tz-lookup',
  },
  {
    name: 'noble-hashes',
    author: 'Paul Miller',
    licence: 'MIT',
    url: 'https://github.com/paulmillr/noble-hashes',
  },
];

/** The permission notice of the MIT licence, which its works ask to be kept with them. */
export const MIT_TEXT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and \
associated documentation files (the "Software"), to deal in the Software without restriction, including without \
limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, \
and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE \
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR \
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
