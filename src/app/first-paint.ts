/** The static page of index.html is seen before the app takes its place. */

/** Longest wait; a page in the background paints nothing and must still start. */
const patienceMs = 400;

/**
 * Resolves once the browser has painted the static page with its mark, at the latest after 400 ms.
 *
 * Scripts that come out of a cache can be faster than the first paint; drawing the app at once would then
 * keep the person looking at nothing for as long as the app takes to draw.
 */
export async function afterFirstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  // On a later visit everything comes from the device: the app itself is there as soon as the mark would be.
  if (navigator.serviceWorker?.controller) return;
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  await Promise.race([patience, Promise.all([contentIsPainted(), markIsReady()]).then(nextFrame)]);
}

function contentIsPainted(): Promise<void> {
  const name = 'first-contentful-paint';
  if (performance.getEntriesByName(name).length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(name).length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function markIsReady(): Promise<void> {
  const mark = document.querySelector<HTMLImageElement>('#root img');
  // A mark that cannot be drawn is no reason to wait.
  return mark?.decode().catch(() => undefined) ?? Promise.resolve();
}

/** A frame is on the screen when the one after it begins. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
