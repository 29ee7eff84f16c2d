/** A reading of laid cards is asked of the same companion that answers in the chat, with the same care before it. */
import type { UnixMs } from '#astro/time/instant.ts';
import { type AnswerRequest, defaultReadingSettings } from '#companion/request.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { dayZone } from '#db/day-zone.ts';

/** What asks the companion about cards. `id` is that of the draw: the same draw is worded the same way. */
export async function tarotRequest(
  db: SoulsticeDb,
  draw: { readonly id: string; readonly question: string; readonly cards: TarotInput },
  now: number,
): Promise<AnswerRequest> {
  const [profile, zone, language] = await Promise.all([
    getProfile(db),
    getSetting(db, 'display.timezone'),
    getSetting(db, 'display.language'),
  ]);
  return {
    text: draw.question,
    mode: 'tarot',
    birth: knownBirth(profile?.birth ?? null),
    attached: null,
    attachedBefore: null,
    cards: draw.cards,
    name: null,
    now: now as UnixMs,
    zone: dayZone(zone),
    uiLang: language,
    settings: defaultReadingSettings,
    threadId: 'tarot',
    messageId: draw.id,
    regenerate: 0,
    turns: [],
    ledger: [],
  };
}
