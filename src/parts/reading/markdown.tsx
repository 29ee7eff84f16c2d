/**
 * Markdown as far as it is safe to show: text, emphasis, lists, code, quotes. HTML in it stays the text it is, pictures
 * are never fetched, and a link leads out only over https or to a mail address, and only from words that a person wrote.
 * What a model wrote has no links: an address could carry something away, so it stands there as text.
 *
 * Fetched with the first message that has a mark of markdown in it.
 */
import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remend from 'remend';
import styles from './markdown.module.css';

const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'br'];
const inline = ['strong', 'em', 'code', 'a', 'img'];

const components: Components = {
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  // Its words stand for it: fetching it would tell somebody that it was read.
  img: ({ alt }) => <span>{alt}</span>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

/** The page has its own headings: one in a message is a line in bold. */
function Heading(props: { children?: React.ReactNode }) {
  return (
    <p>
      <strong>{props.children}</strong>
    </p>
  );
}

const withoutLinks: Components = {
  ...components,
  a: ({ href, children }) => (
    <span>
      {children}
      {href === undefined || href === '' ? null : ` (${href})`}
    </span>
  ),
};

/** The address if it may be led to, otherwise nothing: https with a host, or mail. */
export function safeAddress(address: string): string {
  let url: URL;
  try {
    // Without a base: what is no whole address is none.
    url = new URL(address);
  } catch {
    return '';
  }
  if (url.protocol === 'mailto:') return url.href;
  // Who is named before the host is not where it leads.
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : '';
}

/** A message with its paragraphs. `by` decides about links. */
export const MarkdownBlock = memo(function MarkdownBlock(props: { text: string; by: 'person' | 'model' }) {
  return (
    <div className={styles.block}>
      <Markdown
        allowedElements={[...blocks, ...inline]}
        unwrapDisallowed
        urlTransform={(url, key) => (key === 'href' ? safeAddress(url) : '')}
        components={props.by === 'person' ? components : withoutLinks}
      >
        {props.text}
      </Markdown>
    </div>
  );
});

/** A sentence of a model: emphasis alone, without a paragraph of its own. Marks that it leaves open are closed. */
export const MarkdownInline = memo(function MarkdownInline(props: { text: string }) {
  return (
    <Markdown
      allowedElements={inline}
      unwrapDisallowed
      urlTransform={(url, key) => (key === 'href' ? safeAddress(url) : '')}
      components={withoutLinks}
    >
      {closed(props.text)}
    </Markdown>
  );
});

/** A bold passage over two sentences opens in the one and closes in the other. */
function closed(text: string): string {
  const isOdd = text.split('**').length % 2 === 0;
  // A mark with nothing behind it closes what was opened in the sentence before.
  const own = isOdd ? text.replace(/^([^*]*(?:\*\*[^*]+\*\*[^*]*)*)\*\*(?=\s|$)/u, '$1') : text;
  return remend(own, { linkMode: 'text-only' });
}
