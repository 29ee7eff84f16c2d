/** Limits on what a person writes, in UTF-16 units as `maxLength` of an input counts them. */

/** Longest message that can be asked. */
export const MAX_MESSAGE_CHARS = 8000;
/** Longest stored message of either side: hosted models may answer at greater length than one may ask. */
export const MAX_CONTENT_CHARS = 64_000;
/** Longest cast of one's own: thirty-six cards or sixteen counts of dots take far less. */
export const MAX_ENTERED_CHARS = 1000;
export const MAX_NAME_CHARS = 100;
export const MAX_TITLE_CHARS = 300;
export const MAX_FOLDER_NAME_CHARS = 80;
export const MAX_PLACE_NAME_CHARS = 200;

/** Characters of the first message that name a chat. */
export const TITLE_CHARACTERS = 30;
/** Characters of a reply shown under a chat's title. */
export const LAST_MESSAGE_CHARACTERS = 50;

export const MIN_IQ = 50;
export const MAX_IQ = 200;

/** Days a deleted chat stays in the trash before its content is emptied. */
export const TRASH_DAYS = 7;
