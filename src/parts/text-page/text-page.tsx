import { uiLegal } from '#text/en/ui-legal.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { blocksOf } from './blocks.ts';
import styles from './text-page.module.css';

export interface TextSection {
  /** Its anchor in the page. */
  id: string;
  title: string;
  /** In the form of `blocksOf`. */
  text: string;
}

/** A text to be read: what it says in short, its state, its parts, and the way to other texts. */
export function TextPage(props: {
  title: string;
  /** The day of its last change, as a sentence. */
  changed?: string;
  /** What is not settled about it yet; said before anything else. */
  review?: string;
  short: string;
  sections: readonly TextSection[];
  links: readonly { readonly to: string; readonly text: string }[];
}) {
  const t = useText(uiLegal);
  return (
    <article className={styles.page}>
      <h1 className={`display ${styles.title}`}>{props.title}</h1>
      {props.changed !== undefined && <p className="meta">{props.changed}</p>}
      {props.review !== undefined && (
        <p className={styles.review} role="note">
          {props.review}
        </p>
      )}
      <p className={styles.short}>{props.short}</p>
      <nav aria-label={t.contents}>
        <ol className={styles.contents}>
          {props.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {props.sections.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
          {blocksOf(text).map((block) =>
            block.type === 'list' ? (
              <ul key={block.items[0]} className={styles.list}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : (
              <p key={block.text}>{block.text}</p>
            ),
          )}
        </section>
      ))}
      <p className={styles.links}>
        {props.links.map(({ to, text }) => (
          <TextLink key={to} to={to}>
            {text}
          </TextLink>
        ))}
      </p>
    </article>
  );
}
