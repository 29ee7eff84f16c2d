import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { TOOL_CATEGORIES, toolOf, TOOLS } from '#practice/tools/tool-list.ts';
import type { Tool, ToolCategory, ToolId } from '#practice/tools/tool-list.ts';
import { toolCategoryNames, toolTexts } from '#text/en/self/tools/tool-words.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { IconCards, IconCharts, IconChevronLeft, IconChevronRight, IconHome } from '#ui/icons.ts';
import { Link, useLocation } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import styles from './tools.module.css';
import { useToolPerson } from './use-tool-sky.ts';
import type { ToolPerson } from './use-tool-sky.ts';

const forms = {
  'ask-universe': lazy(async () => ({ default: (await import('./universe.tsx')).Universe })),
  numerology: lazy(async () => ({ default: (await import('./numerology.tsx')).Numerology })),
  'dream-interpreter': lazy(async () => ({ default: (await import('./dream.tsx')).DreamInterpreter })),
  'crystal-guide': lazy(async () => ({ default: (await import('./crystals.tsx')).CrystalGuide })),
  'meditation-generator': lazy(async () => ({
    default: (await import('./meditation.tsx')).MeditationGenerator,
  })),
} satisfies Partial<Record<ToolId, unknown>>;
type FormId = keyof typeof forms;

const isForm = (id: ToolId): id is FormId => Object.hasOwn(forms, id);

/** "Soul Insight Tools": the hub, and under `?tool=` one of its tools. */
export function ToolsScreen() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tool');
  const tool = asked === null ? null : toolOf(asked);
  return tool !== null && isForm(tool.id) ? (
    <ToolPage key={tool.id} id={tool.id} hub={pathname} />
  ) : (
    <Hub unknown={asked !== null && tool === null} pathname={pathname} />
  );
}

/** Where choosing a tool leads. */
function addressOf({ id, opens }: Tool, hub: string): string {
  if (id === 'soulchart-analyzer') return paths.charts;
  if (id === 'tarot-drawer') return paths.tarot;
  return opens === 'uploader' ? paths.uploadToChat : `${hub}?tool=${id}`;
}

const drawings: Readonly<Partial<Record<ToolId, IconDrawing>>> = {
  'soulchart-analyzer': IconCharts,
  'tarot-drawer': IconCards,
};

function Hub(props: { unknown: boolean; pathname: string }) {
  const t = useText(uiTools);
  const [kind, setKind] = useState<'all' | ToolCategory>('all');
  const fits = ({ category }: Tool): boolean => kind === 'all' || category === kind;
  const listed = TOOLS.filter((tool) => tool.isListed && fits(tool));
  const others = TOOLS.filter((tool) => !tool.isListed && fits(tool));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <h1 className={`display ${styles.title}`}>{t.title}</h1>
          <Link className={styles.home} to={paths.home}>
            <Icon of={IconHome} size={18} />
            {t.home}
          </Link>
        </div>
        <p className="muted">{props.unknown ? t.unknown : t.lead}</p>
      </header>
      <div className={styles.chips} role="group" aria-label={t.kinds}>
        {(['all', ...TOOL_CATEGORIES] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {toolCategoryNames[one]}
          </button>
        ))}
      </div>
      {listed.length > 0 && (
        <ul className={styles.cards} aria-label={t.list}>
          {listed.map((tool) => (
            <li key={tool.id} className={styles.card}>
              <span className={styles.cardIcon}>
                <Icon of={drawings[tool.id] ?? IconCharts} size={26} />
              </span>
              <div>
                <h2 className={`display ${styles.cardName}`}>
                  <Link className={styles.cover} to={addressOf(tool, props.pathname)}>
                    {toolTexts[tool.id].name}
                  </Link>
                </h2>
                <p>{toolTexts[tool.id].description}</p>
                <ul className={styles.features}>
                  {toolTexts[tool.id].features.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section aria-labelledby="more-tools">
          <h2 id="more-tools" className={`display ${styles.sub}`}>
            {listed.length > 0 ? t.more : toolCategoryNames[kind]}
          </h2>
          <ul className={styles.rows}>
            {others.map((tool) => (
              <li key={tool.id}>
                <Link className={styles.row} to={addressOf(tool, props.pathname)}>
                  <span>
                    <b>{toolTexts[tool.id].name}</b>
                    <span className="muted">{toolTexts[tool.id].description}</span>
                  </span>
                  <Icon of={IconChevronRight} size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ToolPage({ id, hub }: { id: FormId; hub: string }) {
  const t = useText(uiTools);
  const person = useToolPerson();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The list that was pressed is gone; reading goes on here.
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const Form: React.ComponentType<{ person: ToolPerson }> = forms[id];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to={hub}>
          <Icon of={IconChevronLeft} size={18} />
          {t.back}
        </Link>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {toolTexts[id].name}
        </h1>
        <p className="muted">{toolTexts[id].description}</p>
      </header>
      <Suspense fallback={<p className="muted">{t.loading}</p>}>
        {person !== undefined && <Form person={person} />}
      </Suspense>
    </div>
  );
}
