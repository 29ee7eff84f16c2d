import type { PlaceSearch } from '#engine/places-client.ts';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { type ToolKind, useToolOpen } from '#store/open-tool.ts';
import { BirthChartCalculator } from './birth-chart-calculator.tsx';
import { useChartSettings } from './chart-settings.ts';
import type { ChartKind } from './chart-request.ts';
import { ToolDialog } from './tool-dialog.tsx';

const kinds: Readonly<Record<Exclude<ToolKind, 'calculator'>, ChartKind>> = {
  natal: 'natal',
  synastry: 'synastry',
  transits: 'transit',
  'human-design': 'human-design',
};

/** The chart tool that is open, over whatever screen it was opened from. */
export function ToolDialogHost(props: { makePlaceSearch?: () => PlaceSearch }) {
  const [open, setOpen] = useToolOpen();
  const places = usePlaceSearch(props.makePlaceSearch);
  const settings = useChartSettings();
  if (open === null || settings === undefined) return null;
  const shared = { settings, places, onClose: () => setOpen(null) };
  return open === 'calculator' ? (
    <BirthChartCalculator {...shared} />
  ) : (
    <ToolDialog key={open} kind={kinds[open]} {...shared} />
  );
}
