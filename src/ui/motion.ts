/**
 * Whether things move: as the device asks for, or as the person chose here.
 *
 * Stylesheets ask the device (`prefers-reduced-motion`). A choice answers in its place: the media query of each such rule is
 * rewritten in the page, also in stylesheets that come later, and scripts ask `useReducedMotion`.
 */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

export type Motion = 'system' | 'reduced' | 'full';

let motion: Motion = 'system';
const listeners = new Set<() => void>();
let watch: MutationObserver | null = null;

/** What each rule asked for before it was rewritten. */
const asked = new WeakMap<CSSMediaRule, string>();

/** For whoever reads the settings: the app itself. */
export function setMotion(next: Motion): void {
  if (motion === next) return;
  motion = next;
  answerAll();
  watch?.disconnect();
  watch = null;
  if (motion !== 'system') {
    // A stylesheet is there to be rewritten once it has loaded.
    watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof HTMLLinkElement) node.addEventListener('load', answerAll, { once: true });
          if (node instanceof HTMLStyleElement) answerAll();
        }
    });
    watch.observe(document.head, { childList: true });
  }
  for (const listener of listeners) listener();
}

/** Whether things are to stand still. */
export function useReducedMotion(): boolean {
  const device = useMediaQuery('(prefers-reduced-motion: reduce)');
  const chosen = useSyncExternalStore(subscribe, () => motion);
  return chosen === 'system' ? device : chosen === 'reduced';
}

/**
 * The media query that stands in place of `query`, which may name more than motion: a condition that the choice meets is
 * left out of it, one that it denies makes it `not all`.
 */
export function answered(query: string, choice: Motion): string {
  if (choice === 'system') return query;
  const met = choice === 'reduced' ? 'reduce' : 'no-preference';
  const parts = query
    .split(',')
    .map((one) => one.trim())
    .flatMap((one): string[] => {
      const wants = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/.exec(one);
      if (wants === null) return [one];
      if (wants[1] !== met) return [];
      const rest = one
        .replace(wants[0], '')
        .replace(/^\s*and\s+|\s+and\s*$/g, '')
        .replace(/\s+and\s+and\s+/, ' and ')
        .trim();
      return [rest === '' ? 'all' : rest];
    });
  return parts.length === 0 ? 'not all' : parts.join(', ');
}

function answerAll(): void {
  for (const sheet of document.styleSheets) {
    // A stylesheet of another origin cannot be read; the app has none.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    answerRules(sheet.cssRules);
  }
}

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        asked.set(rule, query);
        rule.media.mediaText = answered(query, motion);
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
