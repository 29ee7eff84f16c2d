import { useMemo, useState } from 'react';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import { type UnixMs, unixMs } from '#astro/time/instant.ts';
import type { HumanDesignView, NatalView, SynastryView, TransitsView, Unresolved } from '#engine/protocol.ts';
import { type Asked, useEngineAnswer } from '#parts/use-engine-answer.ts';
import type { ChartKind, ChartRequest, RequestOf } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';

type Resolved<View> = Exclude<View, { readonly type: 'unresolved' }>;
type Result<Kind extends ChartKind, View> = {
  readonly kind: Kind;
  readonly request: RequestOf<Kind>;
  readonly view: Resolved<View>;
};

/** A chart beside what it was asked for, so that neither is ever shown without the other. */
export type ChartResult =
  | Result<'natal', NatalView>
  | Result<'transit', TransitsView>
  | Result<'synastry', SynastryView>
  | Result<'human-design', HumanDesignView>;

export type ChartOutcome =
  | { readonly type: 'chart'; readonly result: ChartResult }
  /** The clock leaves a question about one of the births open. */
  | { readonly type: 'unresolved'; readonly who: 'subject' | 'partner' };

/** A press on Generate. */
export type ChartQuestion = {
  readonly request: ChartRequest;
  readonly at: UnixMs;
  /** Another number asks the same once more. */
  readonly attempt: number;
};

/** The Moon passes every point each month and would bury the rest; the timeline can add it. */
const TRANSIT_MOVERS = PLANET_IDS.filter((body) => body !== 'moon');
const TRANSIT_ORB_DEG = 1;

/** Computes the chart that was asked for; null asks for none. */
function useChart(question: ChartQuestion | null, settings: ChartSettings): Asked<ChartOutcome> {
  const { school, zone } = settings;
  const request = question?.request ?? null;
  const attempt = question?.attempt ?? 0;
  const natal = useEngineAnswer(
    'natal',
    request?.kind === 'natal' ? { birth: request.subject.birth, ...school } : null,
    attempt,
  );
  const transits = useEngineAnswer(
    'transits',
    request?.kind === 'transit'
      ? {
          birth: request.subject.birth,
          ...school,
          ...request.span,
          movers: TRANSIT_MOVERS,
          orbDeg: TRANSIT_ORB_DEG,
        }
      : null,
    attempt,
  );
  const synastry = useEngineAnswer(
    'synastry',
    request?.kind === 'synastry' && question !== null
      ? { a: request.subject.birth, b: request.partner.birth, ...school, now: question.at, zone }
      : null,
    attempt,
  );
  const design = useEngineAnswer(
    'humanDesign',
    request?.kind === 'human-design' && question !== null
      ? { birth: request.subject.birth, now: question.at, zone }
      : null,
    attempt,
  );
  return useMemo(() => {
    if (request === null) return { type: 'none' };
    switch (request.kind) {
      case 'natal':
        return outcome(natal, (view) => ({ kind: 'natal', request, view }));
      case 'transit':
        return outcome(transits, (view) => ({ kind: 'transit', request, view }));
      case 'synastry':
        return outcome(synastry, (view) => ({ kind: 'synastry', request, view }));
      case 'human-design':
        return outcome(design, (view) => ({ kind: 'human-design', request, view }));
    }
  }, [request, natal, transits, synastry, design]);
}

/** A form, the press on Generate, and the chart that came of it. */
export interface ChartFlow {
  /** The chart on the screen; null while the form is. */
  result: ChartResult | null;
  /** When the chart on the screen was asked for. */
  at: UnixMs;
  busy: boolean;
  trouble: FormTrouble;
  generate: (request: ChartRequest) => void;
  /** Back to the form. */
  back: () => void;
}

/** What became of a press on Generate, when it was no chart. */
export type FormTrouble = 'failed' | 'subject-clock' | 'partner-clock' | null;

export function useChartFlow(settings: ChartSettings, readNow: () => number): ChartFlow {
  const [question, setQuestion] = useState<ChartQuestion | null>(null);
  const asked = useChart(question, settings);
  // A chart stays while the same one is worked out by another house system.
  const [last, setLast] = useState<{ request: ChartRequest; result: ChartResult } | null>(null);
  const fresh = asked.type === 'answer' && asked.output.type === 'chart' ? asked.output.result : null;
  if (question !== null && fresh !== null && last?.result !== fresh)
    setLast({ request: question.request, result: fresh });
  const kept = question !== null && last?.request === question.request ? last.result : null;
  const result = fresh ?? (asked.type === 'working' ? kept : null);
  return {
    result,
    at: question?.at ?? unixMs(0),
    busy: asked.type === 'working' && result === null,
    trouble:
      asked.type === 'failed'
        ? 'failed'
        : asked.type === 'answer' && asked.output.type === 'unresolved'
          ? `${asked.output.who}-clock`
          : null,
    generate: (request) =>
      setQuestion((was) => ({ request, at: unixMs(readNow()), attempt: (was?.attempt ?? 0) + 1 })),
    back: () => setQuestion(null),
  };
}

type Answered = { readonly type: string } | { readonly type: 'unresolved'; readonly answer: Unresolved };

function outcome<View extends Answered>(
  asked: Asked<View>,
  result: (view: Resolved<View>) => ChartResult,
): Asked<ChartOutcome> {
  if (asked.type !== 'answer') return asked;
  const { output } = asked;
  if (output.type === 'unresolved') {
    const who = 'who' in output && output.who === 'b' ? 'partner' : 'subject';
    return { type: 'answer', output: { type: 'unresolved', who } };
  }
  return { type: 'answer', output: { type: 'chart', result: result(output as Resolved<View>) } };
}
