import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { ComingSoon } from './coming-soon.tsx';
import { PlanLine } from './plan-line.tsx';
import { SearchField, SearchResults } from './settings-search.tsx';
import type { FoundSetting } from './settings-index.ts';
import { sectionOf, type SettingsGroup, settingsGroups, type VersionControl } from './sections.tsx';
import styles from './settings-dialog.module.css';

interface DialogProps {
  /** As it stands in the address: any text. */
  section: string;
  onSection: (section: string) => void;
  onClose: () => void;
  /** Leaves for another screen. */
  onLeave: () => void;
  /** The list of contents that admins keep; another feature's part. */
  contentManager: ReactNode;
  /** The account and its sync; another feature's part. */
  cloudSync: ReactNode;
  version: VersionControl;
}

/** App Settings: on a phone the whole screen with its pages in a drop-down, on a wide window a list beside the page. */
export function SettingsDialog(props: DialogProps) {
  const t = useText(uiSettings);
  const wide = useWide();
  const page = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { section, onSection } = props;
  const groups = useGroups(section);
  const jump = useJump(page, section);
  useEffect(() => {
    if (page.current !== null) page.current.scrollTop = 0;
  }, [section]);
  const choose = (next: string) => {
    setQuery('');
    onSection(next);
  };
  const take = (found: FoundSetting) => {
    choose(found.section);
    jump(found);
  };
  const search = <SearchField query={query} onQuery={setQuery} groups={groups} onTake={take} />;
  return (
    <LargeDialog
      title={t.title}
      closeLabel={t.close}
      onClose={props.onClose}
      className={styles.dialog}
      contentClassName={styles.body}
    >
      {wide ? (
        <div className={styles.list}>
          {search}
          <SectionList groups={groups} section={section} onSection={choose} />
          <LegalLinks onLeave={props.onLeave} />
        </div>
      ) : (
        <div className={styles.choice}>
          <SectionSelect groups={groups} section={section} onSection={choose} />
          {search}
        </div>
      )}
      <div
        ref={page}
        className={styles.page}
        role="region"
        aria-label={query.trim() === '' ? nameOf(section, t) : t.found}
        // What scrolls can be reached by the keyboard, whatever stands in it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {query.trim() === '' ? (
          <>
            <PlanLine />
            <Pane {...props} wide={wide} />
          </>
        ) : (
          <SearchResults query={query} groups={groups} onTake={take} />
        )}
        {!wide && <LegalLinks onLeave={props.onLeave} />}
      </div>
    </LargeDialog>
  );
}

function nameOf(section: string, t: typeof uiSettings): string {
  const known = sectionOf(section);
  return known === undefined ? t.unknownSection : t[known.id];
}

function Pane(props: DialogProps & { wide: boolean }) {
  const t = useText(uiSettings);
  const { section } = props;
  const Shown = sectionOf(section)?.Pane ?? ComingSoon;
  return (
    <div className={styles.pane}>
      <h3 className={props.wide ? styles.paneTitle : 'sr-only'}>{nameOf(section, t)}</h3>
      <Shown
        key={section}
        contentManager={props.contentManager}
        cloudSync={props.cloudSync}
        version={props.version}
        onLeave={props.onLeave}
      />
    </div>
  );
}

/** The pages on offer. Whether somebody is an admin is asked when the dialog opens, and once. */
function useGroups(section: string): readonly SettingsGroup[] {
  const signedIn = useSession().type === 'signed-in';
  const status = useServerQuery('adminStatus', { on401: 'null', enabled: signedIn });
  const isAdmin = signedIn && status.data?.isAdmin === true;
  return settingsGroups.map(({ label, sections }) => ({
    label,
    // A link may lead to a page that is not on offer: then it stands in the list while it is shown.
    sections: sections.filter(({ id }) => id !== 'admin' || isAdmin || section === 'admin'),
  }));
}

interface Listed {
  groups: readonly SettingsGroup[];
  section: string;
  onSection: (section: string) => void;
}

function SectionList({ groups, section, onSection }: Listed) {
  const t = useText(uiSettings);
  const id = useId();
  return (
    <nav className={styles.groups} aria-label={t.sections}>
      {groups.map((group) => (
        <section key={group.label} aria-labelledby={`${id}-${group.label}`}>
          <h3 id={`${id}-${group.label}`} className={styles.group}>
            {t[group.label]}
          </h3>
          {group.sections.map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles.item}
              aria-current={one.id === section ? 'page' : undefined}
              onClick={() => onSection(one.id)}
            >
              {t[one.id]}
            </button>
          ))}
        </section>
      ))}
    </nav>
  );
}

function SectionSelect({ groups, section, onSection }: Listed) {
  const t = useText(uiSettings);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t.section}
      </label>
      <select
        id={id}
        className={fields.input}
        value={section}
        onChange={(event) => onSection(event.target.value)}
      >
        {sectionOf(section) === undefined && <option value={section}>{t.unknownSection}</option>}
        {groups.map((group) => (
          <optgroup key={group.label} label={t[group.label]}>
            {group.sections.map((one) => (
              <option key={one.id} value={one.id}>
                {t[one.id]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

/** Frames in which a page must have been fetched, read its settings and been drawn. */
const MOST_FRAMES = 120;

/** Brings a control into view and gives it the focus, as soon as its page is drawn; else the page itself gets it. */
function useJump(page: { readonly current: HTMLElement | null }, section: string) {
  const running = useRef(0);
  useEffect(() => () => cancelAnimationFrame(running.current), []);
  const latest = useRef(section);
  useEffect(() => {
    latest.current = section;
  });
  return (found: FoundSetting) => {
    const look = (frame: number) => {
      const control =
        found.setting === null || latest.current !== found.section
          ? null
          : page.current?.querySelector<HTMLElement>(`[data-setting="${found.setting}"]`);
      const isThere = latest.current === found.section && (found.setting === null || control !== null);
      if (!isThere && frame < MOST_FRAMES) {
        running.current = requestAnimationFrame(() => look(frame + 1));
        return;
      }
      // What is a control itself, or holds one.
      const inner =
        control?.matches(focusable) === false ? control.querySelector<HTMLElement>(focusable) : null;
      const target = inner ?? control ?? page.current;
      target?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: 'center' });
    };
    cancelAnimationFrame(running.current);
    running.current = requestAnimationFrame(() => look(0));
  };
}

function LegalLinks(props: { onLeave: () => void }) {
  const t = useText(uiSettings);
  const links = [
    { to: paths.privacy, text: t.privacyPolicy },
    { to: paths.terms, text: t.terms },
    { to: paths.licences, text: t.licences },
  ];
  return (
    <ul className={`meta ${styles.legal}`}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <TextLink inline to={to} onClick={props.onLeave}>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
