import { brand } from '#app/brand.ts';
import type { AttachedChart } from '#contract/attached-chart.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { useAttachToChat } from '../chat/attach-to-chat.ts';
import type { ChartObject, ChartText } from './chart-view.ts';
import type { CardTexts } from './use-card-texts.ts';

/** How a chart is asked about in the chat. */
export type ChartAsk = {
  /** The chart that goes with the question; null for the person's own. */
  readonly attached: AttachedChart | null;
  /** The question stands in the chat: what lies over it may close. */
  readonly onAsked?: (() => void) | undefined;
};

/** Puts a question about one object of a chart into the input of the chat. */
export function AskButton(props: { object: ChartObject; ask: ChartAsk; texts: CardTexts }) {
  const t = useText(uiChart);
  const attach = useAttachToChat();
  const { object, ask, texts } = props;
  return (
    <Button
      tone="line"
      size="small"
      onClick={() => {
        attach({ text: questionAbout(object, ask.attached === null, texts, t), attached: ask.attached });
        ask.onAsked?.();
      }}
    >
      {t.askAbout(brand.persona, object.name)}
    </Button>
  );
}

/** "What does Venus in Aries in my twelfth house mean for me?"; what is not sure is left out. */
export function questionAbout(
  { id, kind, name, signs, houses }: ChartObject,
  own: boolean,
  texts: Pick<CardTexts, 'ordinalName'>,
  t: ChartText,
): string {
  const planet = kind === 'body' && id !== 'northnode';
  const subject = planet ? name : own ? t.myPoint(name) : t.thePoint(name);
  const sign = signs.length === 1 ? signs[0] : undefined;
  const house = houses.length === 1 ? houses[0] : undefined;
  const signed = sign === undefined ? subject : `${subject} ${t.inTheSign(t[sign])}`;
  const ordinal = house === undefined ? null : texts.ordinalName(house);
  const place =
    ordinal === null ? signed : `${signed} ${own ? t.inMyHouse(ordinal) : t.inTheHouse(ordinal)}`;
  return own ? t.askOwn(place) : t.askOther(place);
}
