import { callOf } from '#contract/api/calls.ts';

export type ExportOutcome = 'saved' | 'signed-out' | 'offline' | 'limited' | 'failed';

/**
 * Fetches everything the server holds of the person and hands it to `save` as it came: it may be larger than what a page
 * should read as one object.
 */
export async function exportAccount(parts: {
  readonly fetch: typeof fetch;
  readonly token: () => Promise<string | null>;
  readonly save: (file: Blob) => void;
}): Promise<ExportOutcome> {
  const token = await parts.token();
  if (token === null) return 'signed-out';
  try {
    const answer = await parts.fetch(callOf('exportAccount').path, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    });
    if (answer.status === 401) return 'signed-out';
    if (answer.status === 429) return 'limited';
    if (!answer.ok) return 'failed';
    parts.save(await answer.blob());
    return 'saved';
  } catch {
    return 'offline';
  }
}

/** `soulstice-account-2026-11-21.json`, by the calendar of this device. */
export function exportFileName(nowMs: number): string {
  return `soulstice-account-${new Intl.DateTimeFormat('sv-SE').format(nowMs)}.json`;
}
