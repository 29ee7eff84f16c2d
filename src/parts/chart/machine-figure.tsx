import { useMemo } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { NatalRequest } from '#engine/protocol.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { chartView } from './chart-view.ts';
import { TimeMachine } from './time-machine.tsx';
import { wheelProps } from './wheel-props.ts';

/** The time machine by itself, with a chart of its own in the middle. Nothing, while there is none or no exact one. */
export function MachineFigure(props: {
  birth: BirthDetails;
  houseSystem: NatalRequest['houseSystem'];
  node: NatalRequest['node'];
  zone: string;
  /** "14 April 1993, 07:42, Lisbon". */
  title: string;
  start?: UnixMs;
}) {
  const t = useText(uiChart);
  const wide = useWide();
  const { birth, houseSystem, node, title } = props;
  const asked = useEngineAnswer('natal', { birth, houseSystem, node });
  const chart = asked.type === 'answer' && asked.output.type === 'chart' ? asked.output.chart : null;
  const drawn = useMemo(
    () =>
      chart === null
        ? null
        : wheelProps(chartView(chart, t), t, { selected: null, minors: false, points: null }),
    [chart, t],
  );
  if (drawn === null) return null;
  return (
    <TimeMachine
      {...props}
      wheel={{
        ...drawn,
        title: t.wheelTitle(title),
        description: t.wheelHelp,
        onSelect: () => undefined,
        compact: !wide,
      }}
    />
  );
}
