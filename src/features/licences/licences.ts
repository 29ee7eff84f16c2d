import { starCredit } from '#ui/sky/data/star-credit.ts';

/** Work of others that travels with the app. Shown on the licences page, whose words are in text/. */
export interface LicensedWork {
  readonly name: string;
  /** Who holds the copyright, null where nobody does. */
  readonly author: string | null;
  readonly licence: string;
  readonly url: string;
  /** Its packages, by their names in package.json. */
  readonly packages?: readonly string[];
  /** Key of a sentence in ui-licences.ts that says what it gives us. */
  readonly gives?: 'places' | 'zones' | 'stars' | 'ephemeris' | 'theories' | 'outer' | 'push';
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
    packages: ['@fontsource-variable/fraunces'],
  },
  {
    name: 'Instrument Sans',
    author: 'The Instrument Sans Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/Instrument/instrument-sans',
    packages: ['@fontsource-variable/instrument-sans'],
  },
  {
    name: 'Noto Serif Thai, Noto Sans Thai Looped',
    author: 'The Noto Project Authors',
    licence: 'SIL OFL 1.1',
    url: 'https://github.com/notofonts/thai',
    packages: ['@fontsource-variable/noto-serif-thai', '@fontsource-variable/noto-sans-thai-looped'],
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
    packages: ['astronomy-engine'],
    gives: 'ephemeris',
  },
  {
    name: 'React',
    author: 'Meta Platforms, Inc. and affiliates',
    licence: 'MIT',
    url: 'https://react.dev/',
    packages: ['react', 'react-dom'],
  },
  {
    name: 'React Router',
    author: 'React Training LLC, Remix Software Inc., Shopify Inc.',
    licence: 'MIT',
    url: 'https://reactrouter.com/',
    packages: ['react-router-dom'],
  },
  {
    name: 'react-markdown',
    author: 'Espen Hovlandsdal',
    licence: 'MIT',
    url: 'https://github.com/remarkjs/react-markdown',
    packages: ['react-markdown'],
  },
  {
    name: 'remend',
    author: 'Vercel, Inc.',
    licence: 'Apache 2.0',
    url: 'https://streamdown.ai/',
    packages: ['remend'],
  },
  {
    name: 'virtua',
    author: 'inokawa',
    licence: 'MIT',
    url: 'https://github.com/inokawa/virtua',
    packages: ['virtua'],
  },
  {
    name: 'get-nonce',
    author: 'Anton Korzunov',
    licence: 'MIT',
    url: 'https://github.com/theKashey/get-nonce',
    packages: ['get-nonce'],
  },
  {
    name: 'Mantine',
    author: 'Vitaly Rtishchev',
    licence: 'MIT',
    url: 'https://mantine.dev/',
    packages: ['@mantine/core', '@mantine/hooks'],
  },
  {
    name: 'Floating UI',
    author: 'Floating UI contributors',
    licence: 'MIT',
    url: 'https://floating-ui.com/',
  },
  { name: 'Tabler Icons', author: 'Paweł Kuna', licence: 'MIT', url: 'https://tabler.io/icons' },
  {
    name: 'Dexie.js',
    author: 'David Fahlander',
    licence: 'Apache 2.0',
    url: 'https://dexie.org/',
    packages: ['dexie', 'dexie-react-hooks'],
  },
  {
    name: 'supabase-js',
    author: 'Supabase',
    licence: 'MIT',
    url: 'https://github.com/supabase/supabase-js',
    packages: ['@supabase/supabase-js'],
  },
  { name: 'Jotai', author: 'Poimandres', licence: 'MIT', url: 'https://jotai.org/', packages: ['jotai'] },
  { name: 'Zod', author: 'Colin McDonnell', licence: 'MIT', url: 'https://zod.dev/', packages: ['zod'] },
  {
    name: 'lunar-typescript',
    author: '6tail',
    licence: 'MIT',
    url: 'https://github.com/6tail/lunar-typescript',
    packages: ['lunar-typescript'],
  },
  {
    name: 'Workbox',
    author: 'Google',
    licence: 'MIT',
    url: 'https://github.com/GoogleChrome/workbox',
    packages: ['workbox-window'],
  },
  {
    name: 'tz-lookup',
    author: 'PhotoStructure and contributors',
    licence: 'CC0 1.0',
    url: 'https://github.com/photostructure/tz-lookup',
    packages: ['@photostructure/tz-lookup'],
  },
  {
    name: 'noble-hashes',
    author: 'Paul Miller',
    licence: 'MIT',
    url: 'https://github.com/paulmillr/noble-hashes',
    packages: ['@noble/hashes'],
  },
];

/** What runs on the server besides. */
export const licensedServer: readonly LicensedWork[] = [
  {
    name: 'web-push',
    author: 'Marco Castelluccio',
    licence: 'MPL 2.0',
    url: 'https://github.com/web-push-libs/web-push',
    packages: ['web-push'],
    gives: 'push',
  },
  {
    name: 'Hono',
    author: 'Yusuke Wada and Hono contributors',
    licence: 'MIT',
    url: 'https://hono.dev/',
    packages: ['hono', '@hono/node-server'],
  },
  {
    name: 'PGlite',
    author: 'Electric DB Limited',
    licence: 'Apache 2.0',
    url: 'https://pglite.dev/',
    packages: ['@electric-sql/pglite'],
  },
  {
    name: 'Kysely',
    author: 'Sami Koskimäki',
    licence: 'MIT',
    url: 'https://kysely.dev/',
    packages: ['kysely'],
  },
  {
    name: 'node-postgres',
    author: 'Brian Carlson',
    licence: 'MIT',
    url: 'https://github.com/brianc/node-postgres',
    packages: ['pg'],
  },
  {
    name: 'Pino',
    author: 'Matteo Collina, David Mark Clements and the Pino contributors',
    licence: 'MIT',
    url: 'https://getpino.io/',
    packages: ['pino'],
  },
  {
    name: 'jose, openid-client',
    author: 'Filip Skokan',
    licence: 'MIT',
    url: 'https://github.com/panva',
    packages: ['jose', 'openid-client'],
  },
  {
    name: 'AI SDK',
    author: 'Vercel, Inc.',
    licence: 'Apache 2.0',
    url: 'https://ai-sdk.dev/',
    packages: ['ai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai', '@ai-sdk/openai-compatible'],
  },
  {
    name: 'Nodemailer',
    author: 'Andris Reinman',
    licence: 'MIT-0',
    url: 'https://nodemailer.com/',
    packages: ['nodemailer'],
  },
  {
    name: 'stripe-node',
    author: 'Stripe, Ask Bjørn Hansen',
    licence: 'MIT',
    url: 'https://github.com/stripe/stripe-node',
    packages: ['stripe'],
  },
  {
    name: 'aws4fetch',
    author: 'Michael Hart',
    licence: 'MIT',
    url: 'https://github.com/mhart/aws4fetch',
    packages: ['aws4fetch'],
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
