/** What a part of a bodygraph is read as. Fetched when the first bodygraph is shown. */
import type { CenterId } from '#astro/humandesign/hd-id.ts';
import { centerMeans } from '#text/en/meanings/human-design.ts';
import { channelMeans, gateMeans } from '#text/en/meanings/human-design-gates.ts';
import type { BodygraphData, BodygraphId } from '#ui/bodygraph/bodygraph-data.ts';

/** The theme, empty for a centre, and a sentence; null where nothing is written or an open time decides. */
export function bodygraphText(
  id: BodygraphId,
  data: BodygraphData,
): { readonly theme: string; readonly text: string } | null {
  const [kind, key = ''] = id.split('.');
  if (kind === 'center') {
    const state = data.centers.find(({ center }) => center === key);
    if (state?.sure === false) return null;
    const [defined, open] = centerMeans[key as CenterId];
    return { theme: '', text: state === undefined ? open : defined };
  }
  const [theme, text] = (kind === 'gate' ? gateMeans[Number(key)] : channelMeans[key]) ?? [];
  return theme === undefined || text === undefined ? null : { theme, text };
}
