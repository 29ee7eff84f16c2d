import { type ReactNode, useEffect, useId, useRef } from 'react';
import { paths } from '#app/paths.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import type { SettingsSectionId } from '#store/open-settings.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { PlanLine } from './plan-line.tsx';
import { settingsGroups } from './sections.tsx';
import styles from './settings-dialog.module.css';

/** App Settings: on a phone the whole screen with its pages in a drop-down, on a wide window a list beside the page. */
export function SettingsDialog(props: {
  section: SettingsSectionId;
  onSection: (section: SettingsSectionId) => void;
  onClose: () => void;
  /** The list of contents that admins keep; another feature's part. */
  contentManager: ReactNode;
  /** The account and its sync; another feature's part. */
  cloudSync: ReactNode;
}) {
  const t = useText(uiSettings);
  const id = useId();
  const wide = useWide();
  const page = useRef<HTMLDivElement>(null);
  const { section, onSection } = props;
  const shown = settingsGroups.flatMap((group) => group.sections).find((one) => one.id === section);
  useEffect(() => {
    if (page.current !== null) page.current.scrollTop = 0;
  }, [section]);
  return (
    <LargeDialog
      title={t.title}
      closeLabel={t.close}
      onClose={props.onClose}
      className={styles.dialog}
      contentClassName={styles.body}
    >
      {wide ? (
        <nav className={styles.list} aria-label={t.sections}>
          {settingsGroups.map((group) => (
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
          <LegalLinks onLeave={props.onClose} />
        </nav>
      ) : (
        <div className={styles.choice}>
          <label htmlFor={`${id}-select`} className="sr-only">
            {t.section}
          </label>
          <select
            id={`${id}-select`}
            className={fields.input}
            value={section}
            onChange={(event) => onSection(event.target.value as SettingsSectionId)}
          >
            {settingsGroups.map((group) => (
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
      )}
      {/* What scrolls can be reached by the keyboard, whatever stands in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={page} className={styles.page} role="region" aria-labelledby={`${id}-pane`} tabIndex={0}>
        <PlanLine />
        <div className={styles.pane}>
          <h3 id={`${id}-pane`} className={wide ? styles.paneTitle : 'sr-only'}>
            {t[section]}
          </h3>
          {shown === undefined ? (
            <p className="muted">{t.comingSoon}</p>
          ) : (
            <shown.Pane
              key={section}
              contentManager={props.contentManager}
              cloudSync={props.cloudSync}
              onLeave={props.onClose}
            />
          )}
        </div>
        {!wide && <LegalLinks onLeave={props.onClose} />}
      </div>
    </LargeDialog>
  );
}

function LegalLinks(props: { onLeave: () => void }) {
  const t = useText(uiSettings);
  const links = [
    { to: paths.help, text: t.help },
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
