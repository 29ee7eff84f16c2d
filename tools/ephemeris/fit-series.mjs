/**
 * Finds the shortest sum of cosines that follows a sampled coordinate: looks for the strongest frequency in what is
 * left over, names it by the nearest simple combination of given angles, and solves for all amplitudes together.
 */

/** `angles`: rows of polynomial coefficients, radians over days. Value of a combination of them at `day`. */
function phaseOf(angles, combo, day) {
  let sum = 0;
  combo.forEach((k, i) => {
    if (k !== 0) sum += k * angles[i].reduceRight((total, c) => total * day + c, 0);
  });
  return sum;
}

/**
 * `days` evenly spaced, a power of two of them; `values` the coordinate without its mean motion. `candidates` combos.
 * `degree` of the free polynomial. Stops when no line is stronger than `cutoff`. Returns
 * {poly, terms, max, rms}; `poly` in powers of tau, which runs from -1 to 1 over the span, as does what terms grow with.
 */
export function fitSeries({ days, values, angles, candidates, degree, cutoff, limit, maxPower = 2 }) {
  const n = days.length;
  const span = days[n - 1] - days[0];
  const step = span / (n - 1);
  const middle = (days[0] + days[n - 1]) / 2;
  const tau = Float64Array.from(days, (d) => (2 * (d - middle)) / span);
  const rates = candidates.map((combo) => combo.reduce((sum, k, i) => sum + k * (angles[i][1] ?? 0), 0));
  const cost = candidates.map((combo) => combo.reduce((sum, k) => sum + Math.abs(k), 0));
  const order = rates.map((_, i) => i).sort((a, b) => Math.abs(rates[a]) - Math.abs(rates[b]));
  const sorted = Float64Array.from(order, (i) => Math.abs(rates[i]));
  const columns = [];
  const terms = [];
  const addPower = (power) => columns.push(tau.map((t) => t ** power));
  for (let power = 0; power <= degree; power++) addPower(power);
  const waves = new Map();
  const addTerm = (index, power) => {
    let wave = waves.get(index);
    if (wave === undefined) {
      wave = [new Float64Array(n), new Float64Array(n)];
      for (let s = 0; s < n; s++) {
        const phase = phaseOf(angles, candidates[index], days[s]);
        wave[0][s] = Math.cos(phase);
        wave[1][s] = Math.sin(phase);
      }
      waves.set(index, wave);
    }
    for (const part of wave) columns.push(power === 0 ? part : part.map((v, s) => v * tau[s] ** power));
    terms.push({ combo: candidates[index], index, power });
  };
  const solver = incremental(columns, values);
  const resolution = (2 * Math.PI) / span;
  const given = new Set();
  let solution = solver.solve();
  let rest = solver.residual(solution);
  for (let round = 0; round < 60; round++) {
    const peaks = strongest(rest, step, 10);
    let added = 0;
    for (const { rate, amplitude } of peaks) {
      if (amplitude < cutoff || terms.length >= limit) continue;
      // A line that grows with time shows as two lines beside it.
      const beside = terms.find(({ index, power }) => {
        const apart = Math.abs(Math.abs(rates[index]) - rate) / resolution;
        return power === 0 && apart < 1.8 && apart > (given.has(`${index}/1`) ? 9 : -1);
      });
      const choice = beside?.index ?? nearest(sorted, order, cost, rate, resolution);
      if (choice === null) continue;
      for (let power = 0; power <= maxPower; power++) {
        const key = `${choice}/${power}`;
        if (given.has(key)) continue;
        given.add(key);
        addTerm(choice, power);
        added += 1;
        break;
      }
    }
    if (added === 0) break;
    solution = solver.solve();
    rest = solver.residual(solution);
  }
  const poly = Array.from(solution.slice(0, degree + 1));
  const found = terms.map(({ combo, power }, i) => ({
    combo,
    power,
    cos: solution[degree + 1 + 2 * i],
    sin: solution[degree + 2 + 2 * i],
  }));
  return {
    poly,
    terms: found,
    max: rest.reduce((m, v) => Math.max(m, Math.abs(v)), 0),
    rms: Math.sqrt(dot(rest, rest) / n),
  };
}

/** Least squares by normal equations, which grow as columns are added. */
function incremental(columns, values) {
  const products = [];
  const right = [];
  return {
    solve() {
      for (let i = products.length; i < columns.length; i++) {
        products.push(Float64Array.from({ length: i + 1 }, (_, j) => dot(columns[i], columns[j])));
        right.push(dot(columns[i], values));
      }
      return cholesky(products, right);
    },
    residual(solution) {
      const rest = Float64Array.from(values);
      columns.forEach((column, i) => {
        const c = solution[i];
        for (let s = 0; s < rest.length; s++) rest[s] -= c * column[s];
      });
      return rest;
    },
  };
}

function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function cholesky(rows, right) {
  const n = rows.length;
  const l = rows.map((row) => Float64Array.from(row));
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = l[i][j];
      for (let k = 0; k < j; k++) sum -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / l[j][j];
    }
    let sum = right[i];
    for (let k = 0; k < i; k++) sum -= l[i][k] * y[k];
    y[i] = sum / l[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i];
    for (let k = i + 1; k < n; k++) sum -= l[k][i] * y[k];
    y[i] = sum / l[i][i];
  }
  return y;
}

/** The candidate within 0.6 of a spectral line's width of the rate, the simplest first. */
function nearest(sorted, order, cost, rate, resolution) {
  const reach = 0.6 * resolution;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (sorted[mid] < rate - reach) low = mid + 1;
    else high = mid;
  }
  let best = null;
  let bestScore = Infinity;
  for (let i = low; i < sorted.length && sorted[i] <= rate + reach; i++) {
    const score = cost[order[i]] + (8 * Math.abs(sorted[i] - rate)) / resolution;
    if (score < bestScore) [best, bestScore] = [order[i], score];
  }
  return best;
}

/** The strongest lines of a spectrum, with a Hann window and the peak's parabola: rate in radians a day. */
function strongest(values, step, count) {
  const n = values.length;
  const size = n * 2;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < n; i++) re[i] = values[i] * (1 - Math.cos((2 * Math.PI * (i + 0.5)) / n));
  fft(re, im);
  const power = Float64Array.from({ length: size / 2 }, (_, k) => (2 * Math.hypot(re[k], im[k])) / n);
  const peaks = [];
  for (let k = 3; k < size / 2 - 1; k++) {
    if (power[k] > power[k - 1] && power[k] >= power[k + 1]) {
      const [a, b, c] = [power[k - 1], power[k], power[k + 1]];
      const shift = (0.5 * (a - c)) / (a - 2 * b + c);
      peaks.push({ rate: (2 * Math.PI * (k + shift)) / (size * step), amplitude: b });
    }
  }
  return peaks.sort((a, b) => b.amplitude - a.amplitude).slice(0, count);
}

function fft(re, im) {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j], re[i]];
      [im[i], im[j]] = [im[j], im[i]];
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const half = length >> 1;
    const cos = Float64Array.from({ length: half }, (_, k) => Math.cos((-2 * Math.PI * k) / length));
    const sin = Float64Array.from({ length: half }, (_, k) => Math.sin((-2 * Math.PI * k) / length));
    for (let i = 0; i < n; i += length) {
      for (let k = 0; k < half; k++) {
        const a = i + k;
        const b = a + half;
        const x = re[b] * cos[k] - im[b] * sin[k];
        const y = re[b] * sin[k] + im[b] * cos[k];
        re[b] = re[a] - x;
        im[b] = im[a] - y;
        re[a] += x;
        im[a] += y;
      }
    }
  }
}
