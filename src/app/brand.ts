/** The names of the product, in one place: a rebrand is an edit of this file. */
export const brand = {
  product: 'Soulstice',
  tagline: 'Your Soul Operating System',
  /** The companion who answers. */
  persona: 'Vesper',
} as const;
