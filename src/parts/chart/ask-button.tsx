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
      {t.askAbout(brand.persona, spokenName(object, t))}
    </Button>
  );
}

/** "What does Venus in Aries in my twelfth house mean for me?"; what is not sure is left out. */
export function questionAbout(
  object: ChartObject,
  own: boolean,
  texts: Pick<CardTexts, 'ordinalName'>,
  t: ChartText,
): string {
  const { id, name, signs, houses } = object;
  const subject = own && !isNamed(id) ? t.myPoint(pointName(id, name, t)) : spokenName(object, t);
  const sign = signs.length === 1 ? signs[0] : undefined;
  const house = houses.length === 1 ? houses[0] : undefined;
  const signed = sign === undefined ? subject : `${subject} ${t.inTheSign(t[sign])}`;
  const ordinal = house === undefined ? null : texts.ordinalName(house);
  const place = ordinal === null ? signed : `${signed} ${own ? t.inMyHouse(ordinal) : t.inTheHouse(ordinal)}`;
  return own ? t.askOwn(place) : t.askOther(place);
}

/** "Venus", "the Sun", "the Lot of Fortune". */
function spokenName({ id, name }: ChartObject, t: ChartText): string {
  return isNamed(id) ? name : t.thePoint(pointName(id, name, t));
}

const NAMED: readonly ChartObject['id'][] = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'lilith',
];

/** Whether it goes by a name, which takes no article. */
function isNamed(id: ChartObject['id']): boolean {
  return NAMED.includes(id);
}

function pointName(id: ChartObject['id'], name: string, t: ChartText): string {
  return id === 'fortune' || id === 'spirit' ? t.lotOf(name) : name;
}
