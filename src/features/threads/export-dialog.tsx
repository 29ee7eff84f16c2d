import { useId, useState } from 'react';
import { brand } from '#app/brand.ts';
import type { Thread } from '#contract/thread.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { exportThreads, readBranch } from '#db/chat-library.ts';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiThreads } from '#text/en/ui-threads.ts';
import { deviceHours, writeClock } from '#ui/clock.ts';
import { saveBlob } from '#ui/drawing-export.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { dayZone } from '#db/day-zone.ts';
import styles from './chat-dialogs.module.css';
import { chatMarkdown, type ExportWords, fileNameOf } from './chat-markdown.ts';
import { localDate } from './export-all.ts';
import { type PrintedChat, PrintedPages } from './printed-pages.tsx';
import { printedReading, skyDay } from './printed-reading.ts';

/** A chat as a file or on paper. Nothing of it leaves the device. */
export function ExportDialog(props: { chat: Thread; onClose: () => void }) {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  const id = useId();
  const [printing, setPrinting] = useState<PrintedChat | null>(null);
  const { chat, onClose } = props;
  const title = chat.title === '' ? t.untitled : chat.title;
  const nowMs = deps.clock.now();
  const words: ExportWords = {
    you: t.you,
    persona: brand.persona,
    withImage: t.withImage,
    withChart: t.withChart,
    chartRemoved: t.chartRemoved,
    when: (atMs) =>
      `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(atMs)}, ${writeClock(atMs)}`,
  };
  const foot = t.exportedBy(brand.product, words.when(nowMs));

  const tried = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      notify({ text: t.couldNotRead, tone: 'error' });
    }
  };
  const save = (name: string, text: string, type: string) => {
    saveBlob(name, new Blob([text], { type }));
    onClose();
    notify({ text: t.exported(name) });
  };
  const branch = async () => ({ title, messages: (await readBranch(db, chat.id))?.messages ?? [] });
  const asMarkdown = () =>
    tried(async () =>
      save(
        fileNameOf(title, localDate(nowMs), 'md'),
        chatMarkdown(await branch(), words, foot),
        'text/markdown;charset=utf-8',
      ),
    );
  const asJson = () =>
    tried(async () => {
      const { text } = await exportThreads(db, { nowMs, localDate: localDate(nowMs) }, chat.id);
      save(fileNameOf(title, localDate(nowMs), 'json'), text, 'application/json');
    });

  const onPaper = () =>
    tried(async () => {
      const [read, zone, { factView }] = await Promise.all([
        branch(),
        getSetting(db, 'display.timezone'),
        import('#text/en/fact-words.ts'),
      ]);
      const inZone = dayZone(zone);
      setPrinting({
        ...read,
        reading: (reading) => {
          const context = {
            zone: inZone,
            today: skyDay(reading, inZone),
            clock: deviceHours(),
            facts: factsById(reading),
          };
          return printedReading(reading, {
            fact: (fact) => {
              const { title: name, detail } = factView(fact, context);
              return detail === '' || name.includes(detail) ? name : `${name}: ${detail}`;
            },
            notOnSheet: t.notOnSheet,
            removed: (names) => t.removedWith(...names),
          });
        },
      });
    });

  if (printing !== null) {
    return <PrintedPages chat={printing} words={words} foot={foot} onPrinted={onClose} />;
  }
  const choices = [
    { label: t.exportMarkdown, note: t.exportMarkdownNote, onChoose: asMarkdown },
    { label: t.exportJson, note: t.exportJsonNote, onChoose: asJson },
    { label: t.print, note: t.printNote, onChoose: onPaper },
  ];
  return (
    <Modal open onClose={onClose} className={styles.card} aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h2 id={`${id}title`} className="display">
          {t.exportTitle}
        </h2>
        <IconButton label={t.close} icon={IconX} onClick={onClose} />
      </div>
      <p className="muted">{t.exportWhat(title)}</p>
      <ul className={styles.choices}>
        {choices.map(({ label, note, onChoose }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.choice}
              aria-describedby={`${id}${label}`}
              onClick={() => void onChoose()}
            >
              <b>{label}</b>
            </button>
            <span id={`${id}${label}`} className="meta">
              {note}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
