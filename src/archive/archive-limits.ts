/** How large anything in an archive may be. What the app writes stays within all of them. */

const MIB = 2 ** 20;

/** Longest archive that is written or read, in bytes. */
export const MAX_ARCHIVE_BYTES = 1024 * MIB;
/** All parts unpacked, in bytes. */
export const MAX_UNPACKED_BYTES = 2048 * MIB;
/** The list of what is inside. */
export const MAX_MANIFEST_BYTES = 256 * 1024;
/** One picture or recording. */
export const MAX_BLOB_BYTES = 64 * MIB;
/** One record as a line of JSON, in UTF-16 units. */
export const MAX_LINE_CHARS = 8 * MIB;
/** Parts in an archive. The old form of zip ends at 65,535. */
export const MAX_PARTS = 60_000;
/** Records in one part. */
export const MAX_ROWS = 5_000_000;
/** Nesting of a value. The contract describes nothing deeper than a dozen; the server takes forty. */
export const MAX_DEPTH = 40;
/** A part may be this many times its packed size. Lines of JSON come to ten or twenty; deflate can do a thousand. */
export const MAX_RATIO = 200;
/** Below this size nobody asks for the ratio, in bytes. */
export const RATIO_FREE_BYTES = 4 * MIB;
