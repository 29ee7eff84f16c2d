/** The automatic figures of readings, and how long an answer takes. */
import { births, NOW } from '../../tests/regression/readings-cases.ts';
import { BANNED } from '../../tests/regression/readings-check.ts';
import { countClaims, sentencesToVerify } from '../../tests/regression/readings-claims.ts';
import { declarationOf } from '#companion/plan/compose.ts';
import { significators } from '#reading/themes/significators.ts';
import { verify } from '#companion/verify/verify.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import {
  contentWords,
  deviation,
  grade,
  grams,
  jaccard,
  likeness,
  masked,
  mean,
  median,
  overlap,
  pairsOf,
  wordsOf,
} from './readings/figures.ts';
import { ask, chat, fixedQuestions, isThai, textOf, textsOf } from './readings/sample.ts';

const CHARTS = 50;
const RANGE = { brief: [70, 150], medium: [150, 230], deep: [230, 340] };
/** Questions that ask for a whole reading: not a term, a mood, a greeting, a follow-up, a crisis or an app question. */
const isWhole = ({ reading }) =>
  !reading.ask.followUp &&
  reading.ask.act === 'ask' &&
  !['what-is', 'how-am-i'].includes(reading.ask.form) &&
  !['none', 'app', 'health-worry', 'mood', 'day'].includes(reading.ask.topics[0]?.label ?? 'none');
const RELATION =
  /\b(?:because|so|but|yet|while|whereas|although|though|against|unless|until|when|where|which|instead|the same|both|neither|between|opposite|rather than|the other|and that|together|first|then)\b/iu;
const BARNUM = [
  /\bat times you\b/iu,
  /\byou sometimes doubt\b/iu,
  /\buntapped\b/iu,
  /\bpotential\b/iu,
  /\bdeep down\b/iu,
  /\byou are (?:a )?(?:unique|special|rare)\b/iu,
  /\byou have a great need\b/iu,
  /\btrue self\b/iu,
];

const openerOf = ({ reading }) => reading.sentences[0]?.text ?? '';
const cited = (reading) => [...new Set(reading.sentences.flatMap(({ cites }) => cites))];

/** Share of cited facts of bodies and houses that speak to the topic. */
function topicFit({ reading, sheet }) {
  const topic = reading.ask.topics[0]?.label ?? 'none';
  const of = significators[topic];
  const value = (id) => sheet.facts.find((fact) => fact.id === id)?.value;
  const bodies = new Set([...of.natural, ...of.co]);
  for (const house of of.houses) {
    const ruler = value(`natal.house${house}.ruler`);
    if (ruler?.type === 'id') bodies.add(ruler.id);
    const occupants = value(`natal.house${house}.occupants`);
    if (occupants?.type === 'ids') for (const id of occupants.ids) bodies.add(id);
    bodies.add(`house${house}`);
  }
  const speaks = (id) => id.split(/[.-]/u).some((part) => bodies.has(part));
  const facts = cited(reading).filter((id) => !id.startsWith('caveat.') && !id.startsWith('sky.'));
  return facts.length === 0 ? 1 : facts.filter(speaks).length / facts.length;
}

function oneChart(birth) {
  const asked = fixedQuestions.filter((question) => !isThai(question));
  const samples = asked.map((question) => ask(question, birth)).filter((sample) => sample !== null);
  const fours = samples.map(({ reading }) => grams(wordsOf(textOf(reading)), 4));
  const overlaps = pairsOf(fours).map(([a, b]) => overlap(a, b));
  const sentences = samples.flatMap(({ reading }) => textsOf(reading));
  const wholes = samples.filter(isWhole);
  return {
    overlapMean: mean(overlaps),
    overlapMax: Math.max(...overlaps),
    openers: new Set(samples.map(openerOf)).size + (20 - samples.length),
    repeated: 1 - new Set(sentences).size / sentences.length,
    factSets: new Set(samples.map(({ reading }) => cited(reading).toSorted().join())).size,
    facts: wholes.map(({ reading }) => cited(reading).length),
    fit: wholes.map(topicFit),
  };
}

function manyCharts(question, all) {
  const samples = all.map((birth) => ask(question, birth)).filter((sample) => sample !== null);
  const threes = samples.map(({ reading }) => grams(contentWords(textOf(reading)), 3));
  const likes = pairsOf(threes).map(([a, b]) => jaccard(a, b));
  const sets = samples.map(({ reading }) => textsOf(reading));
  const shared = pairsOf(sets).map(
    ([a, b]) => a.filter((text) => b.includes(text)).length / Math.min(a.length, b.length),
  );
  const recurring = new Map();
  for (const { reading } of samples)
    for (const text of new Set(
      reading.sentences
        .filter(
          ({ cites, move }) =>
            cites.length === 0 && move !== 'limit' && move !== 'practice' && move !== 'askback',
        )
        .map(({ text }) => masked(text)),
    ))
      recurring.set(text, (recurring.get(text) ?? 0) + 1);
  const sentences = samples.flatMap(({ reading }) => reading.sentences);
  const barnum = sentences.filter(
    ({ text }) =>
      BARNUM.some((pattern) => pattern.test(text)) ||
      (recurring.get(masked(text)) ?? 0) > 0.2 * samples.length,
  ).length;
  return {
    like: median(likes),
    sharedWorst: Math.max(...shared),
    sharedMean: mean(shared),
    barnum: barnum / sentences.length,
  };
}

/** A masked reading against five charts, each known by readings of another seed: right when its own is nearest. */
function matched(question, all) {
  const known = all.map((birth) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((other) => {
      const sample = ask(question, birth, {}, { messageId: `known-${other}` });
      return sample === null ? [] : contentWords(textOf(sample.reading));
    }),
  );
  const counts = new Map();
  for (const words of known) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word) => Math.log((all.length + 1) / ((counts.get(word) ?? 0) + 1));
  let right = 0;
  all.forEach((birth, i) => {
    const sample = ask(question, birth);
    const words = sample === null ? [] : contentWords(textOf(sample.reading));
    const candidates = [0, 7, 17, 29, 41].map((step) => (i + step) % all.length);
    const best = candidates.toSorted(
      (a, b) => likeness(words, known[b], weight) - likeness(words, known[a], weight),
    )[0];
    if (best === i) right += 1;
  });
  return right / all.length;
}

function lengthsKept(all) {
  const whole = fixedQuestions.filter((question) => !isThai(question));
  let kept = 0;
  let of = 0;
  for (const birth of all)
    for (const length of ['brief', 'medium', 'deep'])
      for (const question of whole) {
        const sample = ask(question, birth, { length });
        if (sample === null || !isWhole(sample)) continue;
        const n = textOf(sample.reading)
          .split(/\s+/u)
          .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        of += 1;
        if (n >= RANGE[length][0] && n <= RANGE[length][1]) kept += 1;
      }
  return kept / of;
}

/** Share of content words that another wording of the same facts does not hold. */
function regenerated(birth, question) {
  const first = ask(question, birth);
  const again = ask(question, birth, {}, { regenerate: 1 });
  if (first === null || again === null) return { changed: 1, same: 1 };
  const words = new Set(contentWords(textOf(first.reading)));
  const kept = contentWords(textOf(again.reading)).filter((word) => words.has(word));
  const now = new Set(contentWords(textOf(again.reading)));
  return {
    changed: 1 - new Set(kept).size / now.size,
    same: first.reading.planHash === again.reading.planHash ? 1 : 0,
  };
}

/** Sentences with claims in which the verifier reads just what their frames declare. */
function readAsDeclared(samples) {
  const share = { of: 0, same: 0, misses: [] };
  for (const { reading, sheet } of samples) {
    const judged = verify({
      sentences: sentencesToVerify(reading),
      sheet,
      lang: 'en',
      zone: sheet.inputs.zone,
      nowMs: NOW,
      words: englishVerifier,
    });
    judged.forEach(({ claims }, i) => {
      const sentence = reading.sentences[i];
      countClaims(share, sentence.text, declarationOf(sentence), claims);
    });
  }
  return share.same / Math.max(1, share.of);
}

function bothSides(samples) {
  const strong = samples.filter(({ reading }) => {
    const top = reading.weighed[0]?.score ?? 0;
    return reading.weighed.some(({ score }) => score >= 0.6 * top) && reading.weighed.length > 2;
  });
  const told = strong.filter(({ reading }) => {
    const moves = new Set(reading.sentences.map(({ move }) => move));
    return moves.size > 2;
  });
  return strong.length === 0 ? 1 : told.length / strong.length;
}

function longChat(birth) {
  const asked = fixedQuestions.filter((question) => !isThai(question) && !/want to die/u.test(question));
  const readings = chat(birth, asked, 200);
  const texts = readings.flatMap(textsOf);
  const openers = readings.map(({ sentences }) => sentences[0]?.text ?? '');
  const distances = openers.flatMap((text, i) => {
    const before = openers.lastIndexOf(text, i - 1);
    return i > 0 && before >= 0 ? [i - before] : [];
  });
  return {
    repeated: texts.length - new Set(texts).size,
    distance: distances.length === 0 ? readings.length : Math.min(...distances),
  };
}

function times(birth) {
  const timed = (run) => {
    const startedMs = performance.now();
    run();
    return performance.now() - startedMs;
  };
  const asked = fixedQuestions.filter((question) => !isThai(question)).slice(0, 3);
  const warm = (length) =>
    median(
      Array.from({ length: 90 }, (_, i) =>
        timed(() => ask(asked[i % 3], birth, { length }, { messageId: `t${i}` })),
      ).slice(15),
    );
  return { medium: warm('medium'), deep: warm('deep') };
}

export function measure() {
  const all = births(CHARTS);
  const few = all.slice(0, 12);
  const charts = few.map(oneChart);
  const flat = (pick) => charts.flatMap(pick);
  const asked = [fixedQuestions[0], fixedQuestions[2], fixedQuestions[1]];
  const many = asked.map((question) => manyCharts(question, all));
  const samples = few.flatMap((birth) =>
    fixedQuestions
      .filter((question) => !isThai(question))
      .map((question) => ask(question, birth))
      .filter((sample) => sample !== null),
  );
  const wholes = samples.filter(isWhole);
  const lengths = wholes.map(({ reading }) => textsOf(reading).map((text) => wordsOf(text).length));
  const claims = wholes.flatMap(({ reading }) =>
    reading.sentences.filter(({ cites, move }) => cites.length > 0 && move !== 'limit'),
  );
  const regen = few.map((birth, i) => regenerated(birth, asked[i % 3]));
  const long = longChat(few[0]);
  const speed = times(few[0]);
  const share = (list, test) => list.filter(test).length / Math.max(1, list.length);
  return [
    {
      what: '4-gram overlap, 20 questions, mean',
      value: mean(flat((c) => c.overlapMean)),
      unit: '',
      budget: 0.06,
    },
    {
      what: '4-gram overlap, 20 questions, max',
      value: Math.max(...flat((c) => c.overlapMax)),
      unit: '',
      budget: 0.2,
    },
    {
      what: 'openers distinct, of 20, worst chart',
      value: Math.min(...flat((c) => c.openers)),
      unit: '',
      least: 18,
    },
    {
      what: '20 questions, sentences repeated, worst',
      value: Math.max(...flat((c) => c.repeated)),
      unit: '',
      budget: 0.1,
    },
    {
      what: 'distinct fact sets, worst chart',
      value: Math.min(...flat((c) => c.factSets)),
      unit: '',
      least: 12,
    },
    { what: 'distinct facts, fewest', value: Math.min(...flat((c) => c.facts)), unit: '', least: 4 },
    { what: 'distinct facts, mean', value: mean(flat((c) => c.facts)), unit: '' },
    {
      what: 'readings of 4 to 9 facts',
      value: share(
        flat((c) => c.facts),
        (n) => n >= 4 && n <= 9,
      ),
      unit: '',
    },
    { what: 'topic fit, mean', value: mean(flat((c) => c.fit)), unit: '', least: 0.7 },
    {
      what: '50 charts, masked 3-gram Jaccard, median',
      value: Math.max(...many.map(({ like }) => like)),
      unit: '',
      budget: 0.12,
    },
    {
      what: '50 charts, sentences shared, worst pair',
      value: Math.max(...many.map((m) => m.sharedWorst)),
      unit: '',
      budget: 0.25,
    },
    { what: '50 charts, sentences shared, mean', value: mean(many.map((m) => m.sharedMean)), unit: '' },
    {
      what: 'matcher, right of 1 in 5',
      value: Math.min(...asked.map((question) => matched(question, all))),
      unit: '',
      least: 0.9,
    },
    {
      what: 'Barnum sentences',
      value: Math.max(...many.map(({ barnum }) => barnum)),
      unit: '',
      budget: 0.02,
    },
    { what: 'sentence length, mean', value: mean(lengths.flat()), unit: 'words', budget: 17 },
    { what: 'sentence length, mean (least)', value: mean(lengths.flat()), unit: 'words', least: 12 },
    {
      what: 'sentence length, deviation in a reading',
      value: mean(lengths.map(deviation)),
      unit: 'words',
      least: 4.5,
    },
    {
      what: 'readings with a sentence of ≤ 7 words',
      value: share(lengths, (list) => list.some((n) => n <= 7)),
      unit: '',
      least: 0.95,
    },
    {
      what: 'Flesch–Kincaid grade, mean',
      value: mean(wholes.map(({ reading }) => grade(textsOf(reading)))),
      unit: '',
      budget: 9,
    },
    {
      what: 'Flesch–Kincaid grade, mean (least)',
      value: mean(wholes.map(({ reading }) => grade(textsOf(reading)))),
      unit: '',
      least: 4,
    },
    { what: 'lengths of modes kept', value: lengthsKept(few), unit: '', least: 1 },
    {
      what: 'banned words and moves',
      value: samples.reduce(
        (sum, { reading }) => sum + BANNED.filter((pattern) => pattern.test(textOf(reading))).length,
        0,
      ),
      unit: '',
      budget: 0,
    },
    {
      what: 'claims on 2+ facts or with a relation',
      value: share(claims, ({ cites, text }) => cites.length >= 2 || RELATION.test(text)),
      unit: '',
      least: 0.6,
    },
    {
      what: 'regenerate, content words changed, mean',
      value: mean(regen.map(({ changed }) => changed)),
      unit: '',
      least: 0.6,
    },
    { what: 'regenerate, same points', value: mean(regen.map(({ same }) => same)), unit: '', least: 1 },
    { what: 'claims read as declared', value: readAsDeclared(samples), unit: '', least: 0.99 },
    { what: 'both sides told where both exist', value: bothSides(wholes), unit: '', least: 1 },
    { what: '200 turns, sentences repeated', value: long.repeated, unit: '', budget: 0 },
    { what: '200 turns, opener reuse distance', value: long.distance, unit: 'turns', least: 20 },
    { what: 'answer, medium, warm, median', value: speed.medium, unit: 'ms', budget: 80 },
    { what: 'answer, deep, warm, median', value: speed.deep, unit: 'ms', budget: 250 },
  ];
}
