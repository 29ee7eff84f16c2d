import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { goneOn } from '#parts/safety/load-support.ts';
import type { Draw, DrawFields } from '#contract/draw.ts';
import { ownDeckDraft, tarotQuestionDraft } from '#contract/tarot-draft.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import { addDraw, changeDraw, type DrawChange } from '#db/draws.ts';
import { setSetting } from '#db/settings.ts';
import { drawSeed } from '#lib/draw.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { cardIdOf, tarotCard } from '#traditions/tarot/deck.ts';
import {
  changeSpread,
  checkDraw,
  type DrawProof,
  isFrozen,
  isFull,
  type LaidCard,
  laidCards,
  openTarotDraw,
  pickRandom,
  pickSlot,
  proofOf,
  type TarotDraw,
} from '#traditions/tarot/draw.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { positionAt, type SpreadId, spreadIds, spreadSize } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { notify } from '#ui/notify.ts';
import { useReducedMotion } from '#ui/motion.ts';
import { tarotRequest } from './tarot-request.ts';

/** Which rules draws are made by. */
export const DECK = 'soulstice-draw-2';

const SHUFFLE_MS = 800;

/** What lies on the table. */
export interface Table {
  /** The deck the cards come from; null for cards of a deck of paper, and for a draw of the journal that is whole. */
  readonly draw: TarotDraw | null;
  /** What the draw can be checked by; null before the first card and for a deck of paper. */
  readonly proof: DrawProof | null;
  readonly spread: SpreadId;
  readonly cards: readonly LaidCard[];
  /** The draw in the journal; null before the first card. */
  readonly id: string | null;
  readonly reading: StoredReading | null;
  /** What the care for the person found in the question, once it was read. */
  readonly safety: SafetyFinding | null;
}

const newSeed = (): string => drawSeed((count) => crypto.getRandomValues(new Uint8Array(count)));

function freshTable(spread: SpreadId, reversals: boolean): Table {
  return {
    draw: openTarotDraw(newSeed(), spread, reversals),
    spread,
    proof: null,
    cards: [],
    id: null,
    reading: null,
    safety: null,
  };
}

/**
 * The table: a shuffled deck, the cards taken from it, their reading. From the first card on the draw is in the journal; what
 * is left unread stays there.
 */
export function useTable(reversals: boolean) {
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const still = useReducedMotion();
  const [table, setTable] = useState(() => freshTable('three', reversals));
  const typed = useFormDraft('tarot question', tarotQuestionDraft);
  const ownDeck = useFormDraft('own deck', ownDeckDraft);
  /** The question of the reading on the table; null while there is none, and one may be typed. */
  const [asked, setAsked] = useState<string | null>(null);
  const question = asked ?? typed.value ?? '';
  const [shuffling, setShuffling] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The reading has just been made, and is typed out. */
  const [fresh, setFresh] = useState(false);
  const writes = useRef<Promise<boolean>>(Promise.resolve(true));
  const { draw, spread, cards, id, reading } = table;

  /** One after another: a later card must not overtake the draw it belongs to. Resolves to whether it was kept. */
  const write = useCallback((todo: () => Promise<{ readonly ok: boolean }>) => {
    writes.current = writes.current.then(todo).then(({ ok }) => {
      if (!ok) notify({ text: uiTarot.notSaved, tone: 'error' });
      return ok;
    });
    return writes.current;
  }, []);
  const change = (of: string, fields: DrawChange) => write(() => changeDraw(db, deps, of, fields));

  const lay = (next: TarotDraw) => {
    if (next.slots.length === cards.length) return;
    const laid = laidCards(next);
    const proof = proofOf(next);
    const fields = { pieces: piecesOf(spread, laid), proof: { ...proof, slots: [...proof.slots] } };
    const kept = id ?? deps.ids.timed(deps.clock.now());
    if (id === null) void write(() => addDraw(db, deps, kept, { ...emptyDraw, spread, question, ...fields }));
    else void change(id, fields);
    setTable({ ...table, draw: next, proof, cards: laid, id: kept });
  };

  const clear = useCallback(
    (next: SpreadId) => {
      setTable(freshTable(next, reversals));
      setFresh(false);
      setFailed(false);
    },
    [reversals],
  );

  /** Puts the question of the reading on the table back to be changed, unless another was begun. */
  const askAgain = () => {
    if (asked !== null) typed.set((was) => was ?? asked);
    setAsked(null);
  };

  const finish = useRef<(() => void) | null>(null);
  const shuffle = () => {
    if (shuffling) return;
    if (still) return clear(spread);
    setShuffling(true);
    const timer = setTimeout(() => finish.current?.(), SHUFFLE_MS);
    finish.current = () => {
      clearTimeout(timer);
      finish.current = null;
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
      setShuffling(false);
      clear(spread);
    };
    const skip = () => finish.current?.();
    // Not the press that began it.
    setTimeout(() => {
      if (finish.current === null) return;
      document.addEventListener('pointerdown', skip);
      document.addEventListener('keydown', skip);
    });
  };
  useEffect(() => () => finish.current?.(), []);

  const input = useMemo(() => inputOf(table), [table]);
  /** `isAllRight`: the person was asked whether they are, and said so. */
  const read = async (isAllRight = false) => {
    if (busy || input === null || reading !== null) return;
    setBusy(true);
    setFailed(false);
    const of = id ?? deps.ids.timed(deps.clock.now());
    try {
      const now = deps.clock.now();
      // What was kept may not be what was drawn: then it is read as cards somebody laid.
      const isProven =
        input.source.type === 'entered' || checkDraw(input.source.proof, input.cards).type === 'holds';
      const laid: TarotInput = isProven ? input : { ...input, source: { type: 'entered' } };
      const asked = isAllRight ? await goneOn(question.trim()) : question.trim();
      const request = await tarotRequest(db, { id: of, question: asked, cards: laid }, now);
      const answer = await engine.ask('answer', request);
      const made = answer.reading === null || answer.sheet === null ? null : answer;
      // Who needs care is not told cards; what was laid stays in the journal.
      const isRead = made !== null && answer.sheet?.mode === 'tarot';
      const stored = isRead && made?.reading && made.sheet ? toStoredReading(made.reading, made.sheet) : null;
      // What is on the screen is in the journal: who leaves at its first word finds it there.
      const readAt = stored === null ? null : now;
      const isSaved = await change(of, { question: question.trim(), reading: stored, readAt });
      if (stored !== null) {
        setAsked(question);
        if (isSaved) typed.set(() => null);
      }
      setFresh(stored !== null);
      setTable({ ...table, id: of, reading: stored, safety: answer.safety });
    } catch (error) {
      // oxlint-disable-next-line no-console -- as the specification has it: the person reads that it failed
      console.error('The tarot reading could not be made.', error);
      setFailed(true);
    }
    setBusy(false);
  };

  return {
    ...table,
    input,
    question,
    setQuestion: (next: string) => typed.set(() => (next === '' ? null : next)),
    ownDeck,
    shuffling,
    busy,
    failed,
    fresh,
    onTyped: useCallback(() => setFresh(false), []),
    full: input !== null,
    /** Cards were seen and not read: to begin anew is to set them aside. */
    frozen: reading === null && cards.length > 0,
    pick: (slot: number) => draw !== null && lay(pickSlot(draw, slot)),
    pickRest: () => draw !== null && lay(pickRandom(draw)),
    shuffle,
    read,
    chooseSpread: (next: SpreadId) => {
      const kept = draw === null || reading !== null ? null : changeSpread(draw, next);
      if (kept === null) {
        askAgain();
        clear(next);
      } else setTable({ ...table, draw: kept, spread: next });
    },
    clear: () => clear(spread),
    startNew: () => {
      setAsked(null);
      clear(spread);
    },
    setReversals: (on: boolean) => {
      void setSetting(db, deps, 'tarot.reversals', on);
      // The deck stays the one that was sealed; only how its cards are read changes, and only before the first.
      if (draw !== null && !isFrozen(draw)) setTable({ ...table, draw: { ...draw, reversals: on } });
    },
    /** Lays cards of a deck of paper. */
    enter: (of: SpreadId, laid: readonly LaidCard[]) => {
      const kept = deps.ids.timed(deps.clock.now());
      const fields = { spread: of, question, pieces: piecesOf(of, laid), entered: true };
      void write(() => addDraw(db, deps, kept, { ...emptyDraw, ...fields, deck: '' })).then(
        (isSaved) => isSaved && ownDeck.set(() => null),
      );
      askAgain();
      setFailed(false);
      setFresh(false);
      setTable({ draw: null, proof: null, spread: of, cards: laid, id: kept, reading: null, safety: null });
    },
    /** Puts a draw of the journal back on the table, where it was left. */
    open: (kept: Draw) => {
      setFailed(false);
      setFresh(false);
      if (kept.reading === null) typed.set(() => kept.question);
      setAsked(kept.reading === null ? null : kept.question);
      setTable(tableOf(kept));
    },
  };
}

const emptyDraw: Omit<DrawFields, 'createdAt' | 'deletedAt'> = {
  mode: 'tarot',
  spread: 'three',
  question: '',
  pieces: [],
  deck: DECK,
  proof: null,
  entered: false,
  readAt: null,
  reading: null,
};

function piecesOf(spread: SpreadId, cards: readonly LaidCard[]): DrawFields['pieces'] {
  return cards.map(({ card, reversed }, at) => ({
    piece: tarotCard(card).key,
    position: positionAt(spread, at + 1),
    reversed,
  }));
}

/** The cards once the spread is full. */
function inputOf({ proof, spread, cards }: Table): TarotInput | null {
  if (cards.length !== spreadSize(spread)) return null;
  return { spread, cards, source: proof === null ? { type: 'entered' } : { type: 'drawn', proof } };
}

/** A kept draw as it lay: one that was not full goes on from its own deck. Cards and proof stand as they were kept. */
function tableOf({ id, spread, pieces, proof, reading }: Draw): Table {
  const known = spreadIds.find((one) => one === spread) ?? 'three';
  const draw =
    proof === null ? null : proof.slots.reduce(pickSlot, openTarotDraw(proof.seed, known, proof.reversals));
  const cards = pieces.flatMap(({ piece, reversed }): LaidCard[] => {
    const card = cardIdOf(piece);
    return card === null ? [] : [{ card, reversed }];
  });
  const goesOn = draw !== null && proof !== null && !isFull(draw) && checkDraw(proof, cards).type === 'holds';
  return { draw: goesOn ? draw : null, proof, spread: known, cards, id, reading, safety: null };
}
