/**
 * `fetch`, which asks nothing while the browser knows that there is no network and rejects as it would then: what cannot arrive
 * would only be an error in the console at every screen.
 */
export const fetchOnline: typeof fetch = (input, init) =>
  navigator.onLine ? fetch(input, init) : Promise.reject(new TypeError('There is no network.'));
