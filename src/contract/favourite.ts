/**
 * One act of marking something. Each add is a record of its own; removing deletes the records seen. A target is a
 * favourite while any live record names it, so an add on one device survives a removal on another that had not seen it.
 */
import * as z from 'zod/mini';
import { textUpTo } from './fields.ts';

export const favouriteFields = z.object({
  /** What kind of thing: `audio`, `prompt`, `mode`. */
  what: textUpTo(40),
  /** Its id among its kind. */
  target: textUpTo(120),
});
export type FavouriteFields = z.infer<typeof favouriteFields>;
export type Favourite = FavouriteFields & { readonly id: string };
