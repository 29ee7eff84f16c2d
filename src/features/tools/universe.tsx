import { useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { Fact } from '#facts/fact.ts';
import { factId } from '#facts/fact-id.ts';
import { addDraw } from '#db/draws.ts';
import { getSetting } from '#db/settings.ts';
import { drawSeed } from '#lib/draw.ts';
import { wordsDraft } from '#contract/tool-draft.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { loadDeckWords } from '#parts/tarot/deck-words.ts';
import { ReadingCards } from '#parts/tarot/reading-cards.tsx';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { askUniverse } from '#practice/tools/ask-universe.ts';
import type { UniverseInput } from '#practice/tools/ask-universe.ts';
import { tarotTopicOf } from '#practice/tarot/question.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { laidCards, openTarotDraw, pickRandom, proofOf, shownCommitment } from '#traditions/tarot/draw.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import { positionAt } from '#traditions/tarot/spreads.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import type { TarotInput, TarotLayout } from '#traditions/tarot/sheet.ts';
import { skyWords } from '#text/en/self/tools/sky-words.ts';
import { universeWords } from '#text/en/self/tools/universe-words.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { NoChart } from './no-chart.tsx';
import { questionMirror } from './question-mirror.ts';
import { ToolField } from './tool-field.tsx';
import { Result, ToolReadingView } from './tool-reading-view.tsx';
import { goneOn } from '#parts/safety/load-support.ts';
import { ToolSupport } from './tool-support.tsx';
import styles from './tools.module.css';
import { type ToolPerson, useToolSky } from './use-tool-sky.ts';

const MAX_QUESTION_CHARS = 500;

type Told = {
  readonly id: string;
  readonly input: Omit<UniverseInput, 'turn'>;
  readonly cards: TarotInput;
  readonly layout: TarotLayout;
};

const newSeed = (): string => drawSeed((count) => crypto.getRandomValues(new Uint8Array(count)));

/** One open question, one card that lay before it was asked, the Moon and the closest transit. */
export function Universe({ person }: { person: ToolPerson }) {
  const t = useText(uiTools);
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const sky = useToolSky(person);
  const unsaved = useFormDraft('universe', wordsDraft);
  const [draw, setDraw] = useState(() => openTarotDraw(newSeed(), 'single'));
  const [told, setTold] = useState<Told | null>(null);
  const [turn, setTurn] = useState(0);
  const [care, setCare] = useState<SafetyFinding | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const question = told?.input.question ?? unsaved.value ?? '';

  const ask = async (isAllRight = false) => {
    const asked = question.trim();
    if (asked === '') return setProblem(t.empty);
    if (sky.type !== 'sky' || busy) return undefined;
    setBusy(true);
    setCare(null);
    const id = deps.ids.timed(deps.clock.now());
    try {
      const answer = await engine.ask('answer', {
        text: isAllRight ? await goneOn(asked) : asked,
        mode: 'western',
        birth: person.birth,
        attached: null,
        attachedBefore: null,
        name: null,
        now: person.request.now,
        zone: person.zone,
        uiLang: 'en',
        settings: defaultReadingSettings,
        threadId: 'ask-universe',
        messageId: id,
        regenerate: 0,
        turns: [],
        ledger: [],
      });
      const { safety, reading } = answer;
      if (reading === null) {
        setTold(null);
        setCare(safety);
        return setBusy(false);
      }
      const [reversals, { tarotEnglish }, mirror] = await Promise.all([
        getSetting(db, 'tarot.reversals'),
        loadDeckWords(),
        questionMirror(asked),
      ]);
      const picked = pickRandom({ ...draw, reversals });
      const cards: TarotInput = {
        spread: 'single',
        cards: laidCards(picked),
        source: { type: 'drawn', proof: proofOf(picked) },
      };
      const layout = layTarot(cards);
      const [laid] = cards.cards;
      const text = laid === undefined ? undefined : tarotEnglish.cards[tarotCard(laid.card).key];
      if (laid === undefined || text === undefined) throw new Error('a drawn card has its text');
      const proof = proofOf(picked);
      const kept = await addDraw(db, deps, id, {
        mode: 'tarot',
        spread: 'single',
        question: asked,
        pieces: [
          { piece: tarotCard(laid.card).key, position: positionAt('single', 1), reversed: laid.reversed },
        ],
        deck: 'soulstice-draw-2',
        proof: { ...proof, slots: [...proof.slots] },
        entered: false,
        readAt: null,
        reading: null,
      });
      if (kept.ok) unsaved.set(() => null);
      else notify({ text: t.notSaved, tone: 'error' });
      setTurn(0);
      setTold({
        id,
        cards,
        layout,
        input: {
          question: asked,
          form: reading.ask.form,
          mirror,
          sky: sky.sky,
          card: {
            name: text.name,
            reversed: laid.reversed,
            meaning: laid.reversed
              ? `${tarotEnglish.reversals[text.reversed.turned].label}: ${text.reversed.text}.`
              : text.meaning,
            topicLine: reading.ask.topics[0] === undefined ? null : text.topics[tarotTopicOf(reading.ask)],
            advice: text.advice,
            cites: [factId('tarot.1.card'), factId('tarot.1.reversed')],
          },
        },
      });
    } catch {
      setProblem(t.failed);
    }
    return setBusy(false);
  };

  const again = () => {
    setTold(null);
    setCare(null);
    unsaved.set(() => null);
    setDraw(openTarotDraw(newSeed(), 'single'));
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <ToolField label={t.question} hint={t.questionHint} problem={problem}>
          {(ties) => (
            <textarea
              {...ties}
              rows={2}
              maxLength={MAX_QUESTION_CHARS}
              value={question}
              disabled={told !== null}
              onChange={({ target }) => {
                unsaved.set(() => target.value || null);
                setProblem(null);
              }}
            />
          )}
        </ToolField>
        <TextSupport text={question} />
        <p className={`meta ${styles.seal}`}>{t.sealed(shownCommitment(draw.deck.commitment))}</p>
        {person.birth === null && <NoChart />}
        {sky.type === 'failed' && <p className={styles.problem}>{t.failed}</p>}
        <div className={styles.actions}>
          {told === null ? (
            <PrimaryButton type="submit" disabled={busy || sky.type !== 'sky'}>
              {busy ? t.asking : t.askNow}
            </PrimaryButton>
          ) : (
            <Button onClick={again}>{t.askAgain}</Button>
          )}
        </div>
      </form>
      {care !== null && (
        <section className={styles.result}>
          <ToolSupport finding={care} zone={person.zone} onGoOn={() => void ask(true)} />
          <p className="muted">{t.noReading}</p>
        </section>
      )}
      {told !== null && sky.type === 'sky' && (
        <Told
          told={told}
          turn={turn}
          facts={sky.facts}
          person={person}
          onOtherWords={() => setTurn(turn + 1)}
        />
      )}
    </div>
  );
}

function Told(props: {
  told: Told;
  turn: number;
  facts: readonly Fact[];
  person: ToolPerson;
  onOtherWords: () => void;
}) {
  const t = useText(uiTools);
  const tarot = useText(uiTarot);
  const { told, turn, person } = props;
  const { card } = told.input;
  const reading = askUniverse({ ...told.input, turn }, universeWords, skyWords);
  return (
    <Result title={t.yourCard} turn={told.id}>
      <ReadingCards sheet={told.layout.sheet} />
      <p className="meta">{t.keptDraw}</p>
      <ToolReadingView
        reading={reading}
        facts={[...told.layout.sheet.facts, ...props.facts]}
        zone={person.zone}
        today={person.today}
        onOtherWords={props.onOtherWords}
        draft={() => ({
          text: tarot.sent(
            tarot.spreadName('single'),
            tarot.sentCard(tarot.spreadNote('single'), card.name, card.reversed),
            told.input.question,
          ),
          attached: {
            chartType: 'tarot',
            title: tarot.attachedTitle(tarot.spreadName('single')),
            spread: 'single',
            cards: told.cards.cards.map((laid) => ({
              card: tarotCard(laid.card).key,
              reversed: laid.reversed,
            })),
            proof:
              told.cards.source.type === 'drawn'
                ? { ...told.cards.source.proof, slots: [...told.cards.source.proof.slots] }
                : null,
          },
        })}
      />
    </Result>
  );
}
