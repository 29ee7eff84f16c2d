/** Which helplines to show, in which order. The directory is data of `text/`; this file only chooses. */

export type LocalText = { readonly en: string; readonly th?: string };

export type Helpline = {
  readonly name: LocalText;
  readonly kind: 'emergency' | 'talk' | 'text' | 'violence' | 'child' | 'general';
  readonly tel?: string;
  /** Number for text messages, with the word to send where there is one. */
  readonly text?: string;
  readonly keyword?: string;
  /** Second number of the same service. */
  readonly alt?: string;
  readonly url?: string;
  /** `24/7`, `HH:MM-HH:MM` in the country's time, or a phrase. */
  readonly hours?: string;
  readonly free: boolean;
  readonly languages: readonly string[];
  readonly note?: LocalText;
};

export type HelplineCountry = {
  /** ISO 3166 code; `EU` is the Union in general. */
  readonly code: string;
  readonly name: LocalText;
  /** IANA zones; a trailing `*` matches every zone of the prefix. */
  readonly zones: readonly string[];
  readonly emergency: readonly Helpline[];
  readonly lines: readonly Helpline[];
};

export type HelplineDirectory = {
  /** Date on which every row was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly countries: readonly HelplineCountry[];
  readonly general: Helpline;
};

export type Helplines = {
  /** Null when the zone or code is not in the directory: only the general finder is shown. */
  readonly country: HelplineCountry | null;
  /** Emergency first, then talk, text, violence, other, and the general finder. */
  readonly lines: readonly Helpline[];
};

const order = ['emergency', 'talk', 'text', 'violence', 'child', 'general'] as const;

/**
 * Helplines of a country.
 * @param where an IANA zone (`Asia/Bangkok`) or a country code (`TH`); anything else gives the general finder.
 *   A zone named in full wins over a `*` row, so Paris is France before it is the Union.
 */
export function helplinesFor(directory: HelplineDirectory, where: string): Helplines {
  const country = countryFor(directory, where);
  const own = country ? [...country.emergency, ...country.lines] : [];
  const lines = [...own, directory.general].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { country, lines };
}

/** The same lines with those of a kind first and the emergency number after them. */
export function kindFirst(lines: readonly Helpline[], kind: 'violence' | 'child'): Helpline[] {
  const rank = (line: Helpline) => (line.kind === kind ? 0 : line.kind === 'emergency' ? 1 : 2);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a line answers at a local time of day `HH:MM`; lines with hours in words count as open. */
export function isOpenAt(line: Helpline, localTime: string): boolean {
  const hours = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(line.hours ?? '');
  if (!hours) return true;
  const [from, to] = [hours[1]!, hours[2]!];
  return from <= to ? localTime >= from && localTime < to : localTime >= from || localTime < to;
}

function countryFor(directory: HelplineDirectory, where: string): HelplineCountry | null {
  const code = directory.countries.find((country) => country.code === where.toUpperCase());
  if (code) return code;
  const exact = directory.countries.find((country) => country.zones.includes(where));
  if (exact) return exact;
  const pattern = (zone: string) => zone.endsWith('*') && where.startsWith(zone.slice(0, -1));
  return directory.countries.find((country) => country.zones.some(pattern)) ?? null;
}
