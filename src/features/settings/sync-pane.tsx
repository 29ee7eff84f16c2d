import type { PaneProps } from './sections.tsx';

/** The account and its sync: another feature's page. */
export function SyncPane(props: PaneProps) {
  return props.cloudSync;
}
