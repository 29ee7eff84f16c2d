/** A pen on a canvas of the page, for pictures that change with every frame. */

export type AnyPen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const pens = new WeakMap<HTMLCanvasElement, AnyPen | null>();

/**
 * Off the page where that can be: what is painted there comes to the screen without the page being looked at anew. The
 * size is then that of `pen.canvas` and not of the element. Always the same pen for a canvas; null where there is none.
 */
export function penOf(canvas: HTMLCanvasElement): AnyPen | null {
  let pen = pens.get(canvas);
  if (pen === undefined) {
    pen = takePen(canvas);
    pens.set(canvas, pen);
  }
  return pen;
}

function takePen(canvas: HTMLCanvasElement): AnyPen | null {
  try {
    const offscreen = typeof canvas.transferControlToOffscreen === 'function';
    return (offscreen ? canvas.transferControlToOffscreen() : canvas).getContext('2d');
  } catch {
    // Some browsers name it and do not have it.
    return null;
  }
}

/** Sets the size in pixels of the screen. A canvas that is given a size is cleared, so one that has it is left alone. */
export function setSize({ canvas }: AnyPen, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

export function clear(pen: AnyPen): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
}
