import { paths } from '#app/paths.ts';
import { uiLegal } from '#text/en/ui-legal.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { blocksOf } from './blocks.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Its anchor in the page. */
  id: string;
  title: string;
  /** In the form of `blocksOf`. */
  text: string;
}

/** A text of law to be read: what it says in short, its state, its parts, and the way to the other texts. */
export function LegalPage(props: {
  title: string;
  short: string;
  sections: readonly LegalSection[];
  other: { to: string; text: string };
}) {
  const t = useText(uiLegal);
  return (
    <article className={styles.page}>
      <h1 className={`display ${styles.title}`}>{props.title}</h1>
      <p className="meta">{t.changed}</p>
      <p className={styles.review} role="note">
        {t.review}
      </p>
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
        <TextLink to={props.other.to}>{props.other.text}</TextLink>
        <TextLink to={paths.licences}>{t.seeLicences}</TextLink>
      </p>
    </article>
  );
}
