import { Fragment, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { type ExportWords, notesOf } from './chat-markdown.ts';
import styles from './printed-pages.module.css';
import type { PrintedReading } from './printed-reading.ts';

export interface PrintedChat {
  readonly title: string;
  readonly messages: readonly Message[];
  /** A reading with its notes; its own text is kept without them. */
  readonly reading: (reading: StoredReading) => PrintedReading;
}

/**
 * A whole chat on paper: on the screen only the part near the window is drawn, so paper has its own pages, beside the app
 * and unseen until the browser prints. Prints when it is shown, and says when that is over.
 */
export function PrintedPages(props: {
  chat: PrintedChat;
  words: ExportWords;
  foot: string;
  onPrinted: () => void;
}) {
  const { chat, words } = props;
  const printed = useRef(props.onPrinted);
  useEffect(() => {
    printed.current = props.onPrinted;
  });
  useEffect(() => {
    const over = () => printed.current();
    window.addEventListener('afterprint', over, { once: true });
    // The browser takes the name of a PDF from the title of the page.
    const before = document.title;
    document.title = chat.title;
    // A phone's browser may print later than it answers; the pages stay until it says that it is done.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', over);
      document.title = before;
    };
  }, [chat]);
  return createPortal(
    <article className={styles.pages} aria-hidden>
      <h1>{chat.title}</h1>
      {chat.messages.map((message) => (
        <section key={message.id}>
          <h2>
            {message.sender === 'user' ? words.you : words.persona}, {words.when(message.createdAt)}
          </h2>
          {notesOf(message, words).map((note) => (
            <p key={note}>
              <em>{note.slice(1, -1)}</em>
            </p>
          ))}
          {message.reading === null ? (
            <p className={styles.text}>{message.content}</p>
          ) : (
            <Reading printed={chat.reading(message.reading)} />
          )}
        </section>
      ))}
      <p className={styles.foot}>{props.foot}</p>
    </article>,
    document.body,
  );
}

/** A reading with the numbers of its notes, and the notes under it: paper has nothing to tap. */
function Reading({ printed }: { printed: PrintedReading }) {
  return (
    <>
      {printed.paragraphs.map((paragraph, at) => (
        // Paragraphs of one reading never move: the place is the identity.
        <p key={at} className={styles.text}>
          {paragraph.map(({ text, notes, lead }, index) => (
            <Fragment key={index}>
              {lead === true ? <b>{text}</b> : text}
              {notes.length > 0 && <sup>{notes.join(', ')}</sup>}{' '}
            </Fragment>
          ))}
        </p>
      ))}
      {printed.notes.length > 0 && (
        <ol className={styles.notes}>
          {printed.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      )}
    </>
  );
}
