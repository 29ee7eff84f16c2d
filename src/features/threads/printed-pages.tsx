import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Message } from '#contract/message.ts';
import { type ExportWords, notesOf } from './chat-markdown.ts';
import styles from './printed-pages.module.css';

export interface PrintedChat {
  readonly title: string;
  readonly messages: readonly Message[];
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
          <p className={styles.text}>{message.content}</p>
        </section>
      ))}
      <p className={styles.foot}>{props.foot}</p>
    </article>,
    document.body,
  );
}
