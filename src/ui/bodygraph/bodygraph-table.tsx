import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import type { GateLine, HdBodyId } from '#astro/humandesign/hd-id.ts';
import { Glyph } from '../glyph.tsx';
import { useText } from '../use-text.ts';
import { centerStop, channelStop, gateStop } from './bodygraph-data.ts';
import type { BodygraphData, BodygraphId, GateSide } from './bodygraph-data.ts';
import { centerOf, CENTER_SHAPES } from './bodygraph-layout.ts';
import { lineText, nearText, stateWord } from './bodygraph-words.ts';
import styles from './bodygraph-table.module.css';

export interface BodygraphTableProps {
  data: BodygraphData;
  selected: string | null;
  onSelect: (id: BodygraphId) => void;
}

/** The bodygraph in words: activations, centres, channels, and what a little birth time would change. */
export function BodygraphTable(props: BodygraphTableProps) {
  const t = useText(uiBodygraph);
  return (
    <div className={styles.tables}>
      <section>
        <h3 className={styles.heading}>{t.activations}</h3>
        <ActivationTable {...props} />
        <NearLines data={props.data} />
      </section>
      <section>
        <h3 className={styles.heading}>{t.centers}</h3>
        <CenterTable {...props} />
      </section>
      <section>
        <h3 className={styles.heading}>{t.channels}</h3>
        <ChannelTable {...props} />
      </section>
    </div>
  );
}

/** Thirteen bodies, each with the gate and line it stands in on both sides. */
export function ActivationTable({ data, selected, onSelect }: BodygraphTableProps) {
  const t = useText(uiBodygraph);
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t.activations}</caption>
      <thead>
        <tr>
          <th scope="col">{t.body}</th>
          <th scope="col">{t.personality}</th>
          <th scope="col">{t.design}</th>
        </tr>
      </thead>
      <tbody>
        {data.activations.map(({ body, personality, design }) => (
          <tr key={body}>
            <th scope="row">
              <span className={styles.inline}>
                <BodyGlyph body={body} />
                {t[`body-${body}`]}
              </span>
            </th>
            <td>
              <Lines lines={personality} selected={selected} onSelect={onSelect} />
            </td>
            <td>
              <Lines lines={design} selected={selected} onSelect={onSelect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "43.5", or for a stretch of time one entry a gate: "43.5–6, 14.1". Each chooses its gate. */
function Lines(props: {
  lines: readonly GateLine[];
  selected: string | null;
  onSelect: (id: BodygraphId) => void;
}) {
  const t = useText(uiBodygraph);
  const gates = [...new Set(props.lines.map(({ gate }) => gate))];
  return (
    <span className={styles.lines}>
      {gates.map((gate) => {
        const text = gateLinesText(props.lines.filter((line) => line.gate === gate));
        return (
          <button
            key={gate}
            type="button"
            className={`num ${styles.pick}`}
            aria-pressed={props.selected === gateStop(gate)}
            aria-label={`${t.gateName(gate)}: ${text}`}
            onClick={() => props.onSelect(gateStop(gate))}
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}

/** Lines of one gate: "43.5", "43.5–6". */
function gateLinesText(lines: readonly GateLine[]): string {
  const [first] = lines;
  if (first === undefined) return '';
  const numbers = lines.map(({ line }) => line);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? lineText(first) : `${first.gate}.${low}–${high}`;
}

/** Nine centres: whether each is defined, and its active gates. */
export function CenterTable({ data, selected, onSelect }: BodygraphTableProps) {
  const t = useText(uiBodygraph);
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t.centers}</caption>
      <thead>
        <tr>
          <th scope="col">{t.center}</th>
          <th scope="col">{t.state}</th>
          <th scope="col">{t.activeGates}</th>
        </tr>
      </thead>
      <tbody>
        {CENTER_SHAPES.map(({ center }) => {
          const state = data.centers.find((one) => one.center === center);
          const active = data.gates.filter(({ gate }) => centerOf(gate) === center);
          return (
            <tr key={center} data-on={selected === centerStop(center) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={selected === centerStop(center)}
                  onClick={() => onSelect(centerStop(center))}
                >
                  <span
                    className={styles.state}
                    data-state={state === undefined ? 'open' : state.sure ? 'defined' : 'either'}
                    aria-hidden="true"
                  />
                  {t[`center-${center}`]}
                </button>
              </th>
              <td className={state === undefined ? 'muted' : undefined}>{stateWord(t, state)}</td>
              <td className="num">
                {active.length === 0 ? (
                  <span className="muted">{t.nothing}</span>
                ) : (
                  active.map(({ gate }) => gate).join(', ')
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Defined channels: the centres each joins, and through which sides. */
export function ChannelTable({ data, selected, onSelect }: BodygraphTableProps) {
  const t = useText(uiBodygraph);
  if (data.channels.length === 0) return <p className={styles.empty}>{t.noChannels}</p>;
  const anyOpen = data.channels.some(({ sure }) => !sure);
  const side = (gate: number) => data.gates.find((one) => one.gate === gate)?.side;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t.channels}</caption>
      <thead>
        <tr>
          <th scope="col">{t.channel}</th>
          <th scope="col">{t.joins}</th>
          <th scope="col">{t.through}</th>
        </tr>
      </thead>
      <tbody>
        {data.channels.map(({ gates, sure }) => {
          const [a, b] = gates;
          const id = channelStop(gates);
          return (
            <tr key={id} data-on={selected === id || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={`num nowrap ${styles.row}`}
                  aria-pressed={selected === id}
                  aria-label={t.channelName(a, b)}
                  onClick={() => onSelect(id)}
                >
                  {`${a}–${b}`}
                </button>
              </th>
              <td>
                {t.joined(t[`center-${centerOf(a)}`], t[`center-${centerOf(b)}`])}
                {anyOpen && <span className={`meta ${styles.under}`}>{sure ? t.defined : t.either}</span>}
              </td>
              <td>
                {gates.map((gate) => (
                  <span key={gate} className={styles.through}>
                    <SideMark side={side(gate) ?? 'both'} />
                    <span className="num">{t.gateThrough(gate, sideName(t, side(gate)))}</span>
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What stands so close to another line that a little birth time would change it. Nothing when nothing does. */
export function NearLines({ data }: { data: BodygraphData }) {
  const t = useText(uiBodygraph);
  if (data.near.length === 0) return null;
  return (
    <div className={styles.near}>
      <h4 className="meta">{t.nearHead}</h4>
      <ul>
        {data.near.map((near) => (
          <li key={`${near.side} ${near.body}`}>{nearText(t, near)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the patterns of the drawing mean. */
export function BodygraphKey({ doubtful = false }: { doubtful?: boolean }) {
  const t = useText(uiBodygraph);
  return (
    <ul className={styles.key} aria-label={t.legend}>
      {(['personality', 'design', 'both'] as const).map((side) => (
        <li key={side}>
          <SideMark side={side} />
          {t[side]}
          {side !== 'both' && (
            <span className="meta">{side === 'design' ? t.designHint : t.personalityHint}</span>
          )}
        </li>
      ))}
      {(['defined', 'undefined', ...(doubtful ? (['either'] as const) : [])] as const).map((state) => (
        <li key={state}>
          <span
            className={styles.state}
            data-state={state === 'undefined' ? 'open' : state}
            aria-hidden="true"
          />
          {t[state]}
        </li>
      ))}
    </ul>
  );
}

function sideName(t: typeof uiBodygraph, side: GateSide | undefined): string {
  return side === undefined ? '' : t[side];
}

/** The pattern of a side on a piece of line. */
function SideMark({ side }: { side: GateSide }) {
  return (
    <svg viewBox="0 0 22 8" width="22" height="8" className={styles.sideMark} aria-hidden="true">
      {side === 'personality' && <path d="M0 4H22" className={styles.solid} />}
      {side === 'design' && (
        <>
          <path d="M0 1H22M0 7H22" className={styles.rails} />
          <path d="M0 4H22" className={styles.rungs} />
        </>
      )}
      {side === 'both' && (
        <>
          <path d="M0 2H22" className={styles.halfSolid} />
          <path d="M0 5.8H22" className={styles.halfRungs} />
        </>
      )}
    </svg>
  );
}

function BodyGlyph({ body }: { body: HdBodyId }) {
  if (body !== 'earth') return <Glyph id={body} size={17} />;
  // The Earth has no glyph of its own in a chart of the sky: a circle with a cross, on the same grid and weight.
  return (
    <svg viewBox="0 0 24 24" width={17} height={17} className={styles.earth} aria-hidden="true">
      <path d="M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0M12 3.75V20.25M3.75 12H20.25" />
    </svg>
  );
}
