import { brand } from '#app/brand.ts';
import { uiLicences } from '#text/en/ui-licences.ts';
import { STAR_LICENCE_TEXT } from '#ui/sky/data/star-credit.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './licences-screen.module.css';
import {
  type LicensedWork,
  licensedData,
  licensedFonts,
  licensedServer,
  licensedSoftware,
  MIT_TEXT,
} from './licences.ts';

/** Whose work the app carries, by what it is. */
export function LicencesScreen() {
  const t = useText(uiLicences);
  return (
    <div className={styles.page}>
      <h1 className={`display ${styles.title}`}>{t.title}</h1>
      <p className={styles.intro}>{t.intro}</p>
      <Works heading={t.data} works={licensedData} />
      <Works heading={t.fonts} works={licensedFonts} />
      <Works heading={t.software} works={licensedSoftware} />
      <Works heading={t.server} works={licensedServer} />
      <section>
        <h2 className={styles.heading}>{t.mit}</h2>
        <p className={styles.legal} lang="en">
          {MIT_TEXT}
        </p>
      </section>
      <section>
        <h2 className={styles.heading}>{t.bsd}</h2>
        <p className={styles.legal} lang="en">
          {STAR_LICENCE_TEXT}
        </p>
      </section>
      <section>
        <h2 className={styles.heading}>{t.ourOwn}</h2>
        <p className={styles.own}>{t.ourOwnText(brand.product)}</p>
      </section>
    </div>
  );
}

function Works(props: { heading: string; works: readonly LicensedWork[] }) {
  const t = useText(uiLicences);
  return (
    <section>
      <h2 className={styles.heading}>{props.heading}</h2>
      <ul className={styles.list}>
        {props.works.map((work) => (
          <li key={work.name} className={styles.work}>
            <div className={styles.name}>
              <TextLink href={work.url}>{work.name}</TextLink>
              {work.author !== null && <span className="muted">© {work.author}</span>}
            </div>
            <span className={`meta nowrap ${styles.licence}`}>{work.licence}</span>
            {work.gives && <p className={`muted ${styles.gives}`}>{t[work.gives]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
