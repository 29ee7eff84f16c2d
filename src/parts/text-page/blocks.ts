export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] };

const BULLET = '• ';

/** A written text as blocks: an empty line parts two blocks, and a block whose lines begin with `• ` is a list. */
export function blocksOf(text: string): readonly Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith(BULLET)
        ? { type: 'list', items: block.split('\n').map((line) => line.trim().replace(BULLET, '')) }
        : { type: 'paragraph', text: block },
    );
}
