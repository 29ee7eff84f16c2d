/** How somebody stands to the person. */
import type { uiCharts } from '#text/en/ui-charts.ts';

/** The roles on offer; any other stored role is the person's own words. */
export const roles = ['partner', 'friend', 'mother', 'father', 'sibling', 'child', 'colleague'] as const;
export type Role = (typeof roles)[number];

export function isRole(role: string): role is Role {
  return roles.some((one) => one === role);
}

/** "Partner", or the person's own words. */
export function roleLabel(t: typeof uiCharts, role: string): string {
  if (!isRole(role)) return role;
  return role === 'partner' ? t.partnerRole : t[role];
}
