import { Words } from '../card-svg.tsx';

/** Letters at the end beside which a house still has its name. */
const MOST_BESIDE = 16;

/** One star on its line: numeral, name, sign, house, and a word at the end. */
export function StarRow(props: {
  y: number;
  numeral: string;
  name: string;
  sign: string | null;
  house: string | null;
  last: string | null;
  ink?: 'gold' | 'tide';
  /** Where the house begins: after a sign alone, or after a sign with its degree. */
  houseX: number;
  width: number;
}) {
  const { y, numeral, name, sign, house, last, ink = 'gold', houseX, width } = props;
  // Two words at the end leave room for the number of the house alone.
  const isCrowded = (last?.length ?? 0) > MOST_BESIDE;
  return (
    <g>
      <Words x={8} y={y} way="strong" lang="th" ink={ink}>
        {numeral}
      </Words>
      <Words x={22} y={y} way="body" anchor="start">
        {name}
      </Words>
      <Words x={74} y={y} way="body" anchor="start">
        {sign}
      </Words>
      <Words x={houseX} y={y} way="body" anchor="start">
        {isCrowded ? (house?.split(' ')[0] ?? null) : house}
      </Words>
      <Words x={width - 2} y={y} way="label" anchor="end">
        {last}
      </Words>
    </g>
  );
}
