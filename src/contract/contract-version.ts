/**
 * Version of the stored and sent shapes. It moves with every change of a schema in this folder, so that a server
 * can convert what an older client sends and an older client can be asked to update.
 *
 * 1  2026-11  The kinds of the first release.
 * 2  2026-11  `message.attached`: a chart goes with a message.
 * 3  2026-11  `message.reading`: who wrote it and how it came about (`model`, `struck`, `partial`, `fellBack`,
 *             `sentTo`, `form`), and the fact that denies a sentence (`truth`). What a newer version adds to a reading is kept.
 * 4  2026-11  `message.reading.removed`: whose facts were taken out of it, when a saved person was deleted.
 * 5  2026-11  `soul_entry`: limits by the character a reader counts, and the cited facts whole (`entry.cited`).
 *             `draw`: deck, proof, `entered`, `readAt`, its reading; `message.attached` may be cards. Kind `dream`: the dream journal.
 *             `type_result`: how long a filling took (`elapsedMs`).
 * 6  2026-11  `message.attached` may be what a reading mode was given: a cast of one's own, or answers.
 */
export const CONTRACT_VERSION = 6;
