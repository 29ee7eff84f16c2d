/** Goes away from this page at once, to one that says nothing. Back does not return here from it. */
export function leavePage(): void {
  location.replace(navigator.onLine ? 'https://www.wikipedia.org/' : 'about:blank');
}
