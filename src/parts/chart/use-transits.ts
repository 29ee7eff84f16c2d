import { useMemo } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ChartSchool, TransitsView } from '#engine/protocol.ts';
import { type Asked, useEngineAnswer } from '#parts/use-engine-answer.ts';
import { type Mover, REACHES, type Span, TRANSIT_ORB_DEG } from './timeline-model.ts';

type Transits = Extract<TransitsView, { readonly type: 'transits' }>;

const DAY = 86_400_000;

/**
 * The transits of a window. Slow movers are followed far beyond it, so that what is under way has its beginning and its
 * end; the Moon only hours.
 */
export function useTransits(
  birth: BirthDetails,
  school: ChartSchool,
  span: Span,
  movers: readonly Mover[],
  attempt: number,
): Asked<TransitsView> {
  const [slow, fast, moon] = REACHES.map(({ padDays, movers: group }) => {
    const asked = group.filter((one) => movers.includes(one));
    if (asked.length === 0) return null;
    return {
      ...school,
      birth,
      from: (span.from - padDays * DAY) as UnixMs,
      to: (span.to + padDays * DAY) as UnixMs,
      movers: asked,
      orbDeg: TRANSIT_ORB_DEG,
    };
  });
  const parts = [
    useEngineAnswer('transits', slow ?? null, attempt),
    useEngineAnswer('transits', fast ?? null, attempt),
    useEngineAnswer('transits', moon ?? null, attempt),
  ];
  return useMemo(
    () => joined(parts),
    // The answers are the whole input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    parts,
  );
}

/** The answers of the groups as one, with the widest sky. */
function joined(parts: readonly Asked<TransitsView>[]): Asked<TransitsView> {
  const asked = parts.filter(({ type }) => type !== 'none');
  const undone = asked.find(({ type }) => type !== 'answer');
  if (undone !== undefined) return undone;
  const outputs = asked.flatMap((one) => (one.type === 'answer' ? [one.output] : []));
  const open = outputs.find((one) => one.type === 'unresolved');
  if (open !== undefined) return { type: 'answer', output: open };
  const views = outputs.filter((one): one is Transits => one.type === 'transits');
  const [first] = views;
  if (first === undefined) return { type: 'none' };
  return {
    type: 'answer',
    output: {
      type: 'transits',
      moment: first.moment,
      natal: first.natal,
      houses: first.houses,
      series: views.flatMap(({ series }) => series),
      // The first group reaches farthest, so its sky holds that of the others. Joining them would list an event twice:
      // found from two beginnings, it differs in its last digit.
      sky: first.sky,
    },
  };
}
