/** The compute worker: charts, sheets, the sky and answers, off the main thread. */
import { natalChart } from '#astro/chart/natal.ts';
import { natalRange } from '#astro/chart/natal-range.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { nextMoonIngress } from '#astro/event/sky-events.ts';
import { positionsAt } from '#astro/body/position.ts';
import { signOf } from '#astro/angle/sign.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { present, unreachable } from '#lib/assert.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import { momentOf } from '#companion/answer.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { Companion } from './compose.ts';
import type {
  EngineCall,
  EngineCalls,
  EngineReply,
  EngineRequest,
  NatalRequest,
  NatalView,
  SheetRequest,
  SkyNow,
} from './protocol.ts';

const zoneRules = createZoneRules();
let companion: Promise<Companion> | null = null;

/** The words are the larger part of the worker; charts do not wait for them. */
function withWords(): Promise<Companion> {
  companion ??= import('./compose.ts').then(({ createCompanion }) => createCompanion());
  return companion;
}

self.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  const { id, call } = event.data;
  run(event.data).then(
    (output) => reply({ id, ok: true, output }),
    (reason: unknown) =>
      reply({
        id,
        ok: false,
        message: `${call}: ${reason instanceof Error ? reason.message : String(reason)}`,
      }),
  );
});

function reply(message: EngineReply): void {
  self.postMessage(message);
}

async function run(request: EngineRequest): Promise<EngineCalls[EngineCall]['out']> {
  switch (request.call) {
    case 'answer':
      return (await withWords()).answer(request.input);
    case 'natal':
      return natal(request.input);
    case 'resolve':
      return resolveBirth(request.input, zoneRules);
    case 'sheet':
      return sheet(request.input);
    case 'sky':
      return sky(request.input.now);
    case 'warm':
      return warm(request.input);
    default:
      return unreachable(request);
  }
}

function natal({ birth, houseSystem, node }: NatalRequest): NatalView {
  const answer = resolveBirth(birth, zoneRules);
  if (answer.type !== 'moment') return { type: 'unresolved', answer };
  const { moment } = answer;
  if (moment.at !== null) {
    return {
      type: 'chart',
      moment,
      chart: natalChart({ at: moment.at, place: birth.place, houseSystem, node }),
    };
  }
  return {
    type: 'range',
    moment,
    range: natalRange({ from: moment.from, to: moment.to, place: null, houseSystem, node }),
  };
}

function sheet(request: SheetRequest) {
  return westernSheet({ ...request, moment: momentOf(request, zoneRules) });
}

function sky(now: EngineCalls['sky']['in']['now']): SkyNow {
  const moon = present(positionsAt(now, ['moon'], { node: 'mean' })[0], 'moon');
  const next = nextMoonIngress(now);
  return {
    moon: { sign: signOf(moon.lon), phase: moonPhaseAt(now) },
    next: { sign: next.sign, at: next.at },
  };
}

/** Loads the words and answers once into the air, so that the first question finds everything compiled and at hand. */
async function warm(request: SheetRequest | null): Promise<null> {
  const companion = await withWords();
  if (request === null) return null;
  const { birth, now, zone, houseSystem, node, mode } = request;
  companion.answer({
    text: 'Why do I feel stuck, and when does it change?',
    mode,
    birth,
    name: null,
    now,
    zone,
    uiLang: 'en',
    settings: { ...defaultReadingSettings, houseSystem, node },
    threadId: 'warm',
    messageId: 'warm',
    regenerate: 0,
    turns: [],
    ledger: [],
  });
  return null;
}
