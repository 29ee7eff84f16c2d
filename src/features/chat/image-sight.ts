import type { Author } from '#model/author.ts';

/** Whether what answers can look at a picture. */
export type Sight = 'sees' | 'may-see' | 'blind';

/**
 * The composer and the browser's own model read words alone. The four providers' models in use see; of a server or an
 * address of the person's own nobody here knows what stands behind it.
 */
export function imageSight(author: Author): Sight {
  if (author.type === 'composer' || author.type === 'built-in') return 'blind';
  return author.type === 'own' && author.provider !== 'compatible' ? 'sees' : 'may-see';
}
