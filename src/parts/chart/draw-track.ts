/**
 * The strip of time as it is painted: ticks of the clock and the calendar, exact hits as lozenges, now as a line. It is
 * painted once for a good way to both sides; a frame copies the part of it that is seen.
 */
import type { Hit } from '#engine/protocol.ts';
import { localDateTime } from '#lib/local-date.ts';
import { clear, setSize } from '#ui/wheel/off-page-pen.ts';
import type { AnyPen } from '#ui/wheel/off-page-pen.ts';
import { REACH, type MachineScale } from './time-steps.ts';
import { startsIn, writeTime } from './zone-times.ts';

type Tick = { readonly at: number; readonly label: string | null; readonly strong: boolean };

export type TrackTicks = {
  readonly ticks: readonly Tick[];
  /** The moment in their middle. */
  readonly middle: number;
  /** Whether they reach far enough round a moment. */
  readonly covers: (at: number, scale: MachineScale, zone: string) => boolean;
};

const HOUR = 3_600_000;
/** Painted for this many reaches to both sides, and anew when less than one and a bit of them is left. */
const ROOM = 3;

/** The ticks round a moment. Hours of a day, days of a month, months of a year, by the clock of the zone. */
export function trackTicks(at: number, scale: MachineScale, zone: string): TrackTicks {
  const reach = REACH[scale];
  const from = at - ROOM * reach;
  const to = at + ROOM * reach;
  const ticks = { day: hourTicks, month: dayTicks, year: monthTicks }[scale](from, to, zone);
  return {
    ticks,
    middle: at,
    covers: (now, scaleNow, zoneNow) =>
      scaleNow === scale && zoneNow === zone && Math.abs(now - at) < (ROOM - 1.1) * reach,
  };
}

function hourTicks(from: number, to: number, zone: string): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / HOUR) * HOUR; at < to; at += HOUR) {
    const { time } = localDateTime(at, zone);
    const hour = Number(time.slice(0, 2));
    const whole = time.endsWith(':00') && hour % 6 === 0;
    const midnight = whole && hour === 0;
    ticks.push({ at, strong: midnight, label: midnight ? writeTime(at, zone, 'day') : whole ? time : null });
  }
  return ticks;
}

function dayTicks(from: number, to: number, zone: string): readonly Tick[] {
  return startsIn(from, to, zone, 'day').map((at) => {
    const day = Number(localDateTime(at, zone).date.slice(8));
    const first = day === 1;
    const label = first ? writeTime(at, zone, 'monthShort') : day % 5 === 0 && day < 30 ? String(day) : null;
    return { at, strong: first, label };
  });
}

function monthTicks(from: number, to: number, zone: string): readonly Tick[] {
  return startsIn(from, to, zone, 'month').map((at) => {
    const month = Number(localDateTime(at, zone).date.slice(5, 7));
    const first = month === 1;
    const label = first
      ? writeTime(at, zone, 'year')
      : month % 3 === 1
        ? writeTime(at, zone, 'monthShort')
        : null;
    return { at, strong: first, label };
  });
}

const inkNames = ['muted', 'control', 'text', 'tide', 'leaf'] as const;
export type TrackInks = Readonly<Record<(typeof inkNames)[number], string>> & { readonly font: string };

/** The inks of the page, read once for many frames. */
export function inksOf(element: Element): TrackInks {
  const style = getComputedStyle(element);
  const inks = inkNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const);
  return {
    ...(Object.fromEntries(inks) as Record<(typeof inkNames)[number], string>),
    font: style.fontFamily,
  };
}

/** Units of width of the whole strip, for a track that is `width` wide. */
export const stripWidth = (width: number): number => ROOM * width;

/** Where the strip's left edge lies, from that of the track, when the needle stands at a moment. Pixels. */
export function stripOffset(at: number, middle: number, scale: MachineScale, width: number): number {
  const needle = stripWidth(width) / 2 + ((at - middle) * width) / 2 / REACH[scale];
  return width / 2 - needle;
}

/** Paints the whole strip with the inks of the page. */
export function drawStrip(
  pen: CanvasRenderingContext2D,
  inks: TrackInks,
  strip: {
    readonly width: number;
    readonly height: number;
    readonly scale: MachineScale;
    readonly ticks: TrackTicks;
    readonly hits: readonly Hit[];
    readonly now: number;
  },
): void {
  const ratio = window.devicePixelRatio;
  const { height, scale, ticks } = strip;
  const width = stripWidth(strip.width);
  setSize(pen, Math.round(width * ratio), Math.round(height * ratio));
  const x = (at: number) => width / 2 + ((at - ticks.middle) * strip.width) / 2 / REACH[scale];
  const base = height - 20;

  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.lineWidth = 1;
  pen.font = `12px ${inks.font}`;
  pen.textAlign = 'center';
  for (const tick of ticks.ticks) {
    const at = Math.round(x(tick.at)) + 0.5;
    const tall = tick.strong ? 22 : tick.label === null ? 7 : 13;
    pen.strokeStyle = tick.strong ? inks.muted : inks.control;
    pen.beginPath();
    pen.moveTo(at, base - tall);
    pen.lineTo(at, base);
    pen.stroke();
    if (tick.label !== null) {
      pen.fillStyle = tick.strong ? inks.text : inks.muted;
      pen.fillText(tick.label, at, height - 5);
    }
  }
  pen.strokeStyle = inks.control;
  pen.beginPath();
  pen.moveTo(0, base + 0.5);
  pen.lineTo(width, base + 0.5);
  pen.stroke();

  pen.strokeStyle = inks.tide;
  pen.setLineDash([2, 3]);
  pen.beginPath();
  pen.moveTo(x(strip.now), 4);
  pen.lineTo(x(strip.now), base);
  pen.stroke();
  pen.setLineDash([]);

  pen.fillStyle = inks.leaf;
  for (const hit of strip.hits) lozenge(pen, x(hit.at), 4);
}

/** A hit, with its middle on the line that all of them stand on. */
function lozenge(pen: AnyPen, at: number, size: number): void {
  const middle = 14;
  pen.beginPath();
  pen.moveTo(at, middle - size * 1.4);
  pen.lineTo(at + size, middle);
  pen.lineTo(at, middle + size * 1.4);
  pen.lineTo(at - size, middle);
  pen.closePath();
  pen.fill();
}

/** From the top of the track to that of the needle at rest, pixels. */
const NEEDLE_TOP = 6;

/** The needle over the strip; on a hit it carries it, larger. `stretch` is 1 when it has just fallen into one. */
export function drawNeedle(
  pen: AnyPen,
  inks: TrackInks,
  needle: {
    readonly width: number;
    readonly height: number;
    readonly held: boolean;
    readonly stretch: number;
  },
): void {
  const ratio = window.devicePixelRatio;
  const at = needle.width / 2;
  const top = NEEDLE_TOP * (1 - needle.stretch);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = inks.text;
  pen.fillRect(Math.round(at) - 1, top, 2, needle.height - 20 - top);
  if (!needle.held) return;
  pen.fillStyle = inks.leaf;
  lozenge(pen, at, 7);
}

/** Shows the part of the strip that is seen when its left edge lies `offset` pixels from that of the track. */
export function showStrip(pen: AnyPen, strip: CanvasRenderingContext2D, width: number, offset: number): void {
  const ratio = window.devicePixelRatio;
  setSize(pen, Math.round(width * ratio), strip.canvas.height);
  clear(pen);
  // Whole pixels: between them the ticks would be blurred.
  pen.drawImage(strip.canvas, Math.round(offset * ratio), 0);
}
