import type { RefObject } from 'react';
import { uiChart } from '#text/en/ui-chart.ts';
import { drawingPng, drawingSvg, saveBlob, svgBlob } from '#ui/drawing-export.ts';
import { Icon } from '#ui/icon.tsx';
import { IconDownload } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';

/** Pixels a unit of the drawing: sharp on paper as wide as a hand. */
const PNG_SCALE = 3;

/** Prints the page, or saves the drawing inside `drawing` as a file. All of it happens on the device. */
export function FigureExport(props: { drawing: RefObject<HTMLElement | null>; fileName: string }) {
  const t = useText(uiChart);
  const name = safeName(props.fileName);
  const save = async (ending: 'svg' | 'png') => {
    const svg = props.drawing.current?.querySelector('svg');
    if (svg === null || svg === undefined) return;
    try {
      const blob = ending === 'svg' ? svgBlob(drawingSvg(svg)) : await drawingPng(svg, PNG_SCALE);
      saveBlob(`${name}.${ending}`, blob);
    } catch {
      notify({ text: t.exportFailed, tone: 'error' });
    }
  };
  const entries = (): readonly MenuEntry[] => [
    { type: 'item', id: 'print', label: t.exportPrint, onSelect: () => window.print() },
    { type: 'item', id: 'png', label: t.exportPng, onSelect: () => void save('png') },
    { type: 'item', id: 'svg', label: t.exportSvg, onSelect: () => void save('svg') },
  ];
  return (
    <MenuButton
      entries={entries}
      menuLabel={t.exportMenu}
      className={styles.iconChip}
      aria-label={t.exportMenu}
      data-tip={t.exportMenu}
    >
      <Icon of={IconDownload} size={20} />
    </MenuButton>
  );
}

/** A name that every file system takes. */
function safeName(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
}
