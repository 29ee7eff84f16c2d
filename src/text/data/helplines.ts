/** The helpline directory, from JSON to the shape that `companion/safety` chooses from. */
import type { Helpline, HelplineCountry, HelplineDirectory, LocalText } from '#companion/safety/helplines.ts';
import data from './helplines.json' with { type: 'json' };

type RawLine = {
  readonly name?: LocalText;
  readonly label?: LocalText;
  readonly tel?: string;
  readonly text?: string;
  readonly keyword?: string;
  readonly alt?: string;
  readonly url?: string;
  readonly hours?: string;
  readonly cost?: string;
  readonly kind?: string;
  readonly lang?: readonly string[];
  readonly note?: LocalText;
};

/** Rows without a kind answer calls; a row that has no phone number answers text messages. */
function lineFrom(raw: RawLine, fallback: Helpline['kind']): Helpline {
  const { tel, text, keyword, alt, url, hours, note } = raw;
  const kind =
    raw.kind === 'violence' || raw.kind === 'child'
      ? raw.kind
      : tel === undefined && text !== undefined
        ? 'text'
        : fallback;
  return {
    name: raw.name ?? raw.label ?? { en: '' },
    kind,
    ...(tel === undefined ? {} : { tel }),
    ...(text === undefined ? {} : { text }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(alt === undefined ? {} : { alt }),
    ...(url === undefined ? {} : { url }),
    ...(hours === undefined ? {} : { hours }),
    ...(note === undefined ? {} : { note }),
    free: raw.cost === 'free',
    languages: raw.lang ?? [],
  };
}

function countryFrom(raw: (typeof data.countries)[number]): HelplineCountry {
  return {
    code: raw.code,
    name: raw.name,
    zones: raw.zones,
    emergency: raw.emergency.map((line) => lineFrom(line, 'emergency')),
    lines: raw.lines.map((line) => lineFrom(line, 'talk')),
  };
}

export const helplineDirectory: HelplineDirectory = {
  checked: data.checked,
  countries: data.countries.map(countryFrom),
  general: lineFrom(data.general, 'general'),
};
