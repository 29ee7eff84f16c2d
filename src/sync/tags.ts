/** Under which names the page asks the browser to wake the service worker. */

/** Once, when there is network: something waits to be sent. */
export const OUTBOX_TAG = 'outbox';
/** Now and then. */
export const DAILY_TAG = 'daily';
/** Now and then, to look whether it is time for the day's reminder. */
export const REMINDER_TAG = 'reminder';
