/**
 * Local birth times against independent values.
 *
 * `localtime.json`: births and clock changes from the IANA time zone database 2025b with backzone data, birth times as
 * commonly published (Rodden rating A or AA for most); its own `meta` says more. `localtime-offsets.json`: offsets of every zone
 * that browsers have merged with another, at random instants before 1970, read by Python's zoneinfo.
 */
import { describe, expect, it } from 'vitest';
import type { UnixMs } from '#astro/time/instant.ts';
import { localToInstant } from '#astro/time/local-time.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import offsets from './localtime-offsets.json' with { type: 'json' };
import reference from './localtime.json' with { type: 'json' };

const rules = createZoneRules();
const utc = (at: number) => new Date(at).toISOString().replace('.000', '');

function ask(local: string, zone: string, latDeg: number, lonDeg: number) {
  const [date = '', time = ''] = local.split('T');
  return localToInstant({ date, time, zone, latDeg, lonDeg }, rules);
}

const RULE_BY_KIND: Readonly<Record<string, string>> = {
  tzdb: 'zone',
  backzone: 'zone-history',
  lmt: 'local-mean-time',
  override: 'override',
};

describe('reference births', () => {
  it.each(reference.births)('$name, $place: $why', (birth) => {
    const answer = ask(birth.local, birth.zone, birth.lat, birth.lon);
    expect(answer).toMatchObject({
      type: 'exact',
      offsetSeconds: birth.offsetSeconds,
      rule: RULE_BY_KIND[birth.kind],
    });
    if (answer.type === 'exact') expect(utc(answer.at)).toBe(birth.utc);
    if (answer.type === 'exact' && answer.rule === 'override') {
      expect(answer.zoneAnswer.type === 'exact' && utc(answer.zoneAnswer.at)).toBe(birth.zoneFile);
    }
  });

  it.each(reference.edge)('$local in $zone is $kind', (edge) => {
    const answer = ask(edge.local, edge.zone, 0, 0);
    const seen =
      answer.type === 'ambiguous'
        ? { utcFirst: utc(answer.first.at), utcSecond: utc(answer.second.at) }
        : answer.type === 'gap'
          ? { beforeOffset: utc(answer.before.at), afterOffset: utc(answer.after.at) }
          : {};
    expect({ ...seen, kind: answer.type }).toEqual({
      kind: edge.kind,
      ...('utcFirst' in edge ? { utcFirst: edge.utcFirst, utcSecond: edge.utcSecond } : {}),
      ...('beforeOffset' in edge ? { beforeOffset: edge.beforeOffset, afterOffset: edge.afterOffset } : {}),
    });
  });
});

describe('zones whose past browsers have lost', () => {
  it.each(Object.entries(offsets.offsets))('%s keeps its own history', (zone, row) => {
    for (let i = 0; i < row.length; i += 2) {
      const at = (row[i] ?? 0) * 1000;
      expect([utc(at), rules.offsetSeconds(zone, at as UnixMs)]).toEqual([utc(at), row[i + 1]]);
    }
  });
});
