/**
 * Whether a message asks for the support card. Nothing about it is stored: it is found again, on this device,
 * each time the chat is opened, from the words themselves.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import type { Message } from '#contract/message.ts';
import type { PathEntry } from '#db/messages.ts';
import { loadSupport } from '#parts/safety/load-support.ts';

const findings = new Map<string, SafetyFinding>();
const listeners = new Set<() => void>();
let version = 0;

export function rememberFinding(messageId: string, finding: SafetyFinding): void {
  const before = findings.get(messageId)?.tier ?? 0;
  findings.set(messageId, finding);
  // What asks for nothing changes nothing on the screen: most of a long chat is of this kind.
  if (finding.tier === 0 && !finding.care && before === 0) return;
  version += 1;
  for (const listener of listeners) listener();
}

/** What to show above a reply: a card that comes first, or one warm line. */
export interface SupportFor {
  readonly finding: SafetyFinding;
  /** The card stays pinned over the two answers after a message of tier 1. */
  readonly pinned: boolean;
}

/** Looks at every message of a branch that was not looked at yet, a few at a time, newest first. */
export function useFindings(path: readonly PathEntry[]): number {
  useEffect(() => {
    const unknown = path
      .filter(({ message }) => message.sender === 'user' && !findings.has(message.id))
      .reverse();
    if (unknown.length === 0) return undefined;
    let left = false;
    void loadSupport().then(async ({ assess, replies }) => {
      for (const { message } of unknown) {
        if (left) return;
        const finding = assess(message.content);
        const reply = path.find((entry) => entry.message.parentId === message.id)?.message.content ?? '';
        // The caring line also answers what could not be understood, which the words alone do not show.
        const care = finding.care || reply.startsWith(replies[finding.lang].care);
        rememberFinding(message.id, { ...finding, care: finding.tier === 0 && care });
        // A long history must not hold up typing.
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    return () => {
      left = true;
    };
  }, [path]);
  return useSyncExternalStore(subscribe, () => version);
}

/** The finding that governs the reply at `index` of a branch, null when there is none (or not known yet). */
export function supportFor(path: readonly { readonly message: Message }[], index: number): SupportFor | null {
  const reading = path[index]?.message.reading;
  // A model spoke of a crisis and was not shown: the card comes with what the composer wrote instead.
  if (reading?.fellBack === 'crisis')
    return {
      finding: { tier: 2, care: false, family: 'wish', isOther: false, card: 'self', lang: reading.lang },
      pinned: false,
    };
  const asked = path
    .slice(0, index + 1)
    .flatMap(({ message }) => (message.sender === 'user' ? [findings.get(message.id)] : []))
    .slice(-3);
  const own = asked.at(-1);
  if (own !== undefined && (own.tier !== 0 || own.care)) return { finding: own, pinned: false };
  const before = asked.find((finding) => finding?.tier === 1);
  return before === undefined ? null : { finding: before, pinned: true };
}

/** Whether the newest message of a branch asks for the card, which then comes before everything else. */
export function cardComesFirst(path: readonly { readonly message: Message }[]): boolean {
  const support = supportFor(path, path.length - 1);
  return support !== null && support.finding.card !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
