import type { UnixMs } from '#astro/time/instant.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import type { ChatPerson } from './chat-person.ts';

/** Today's sheet of a person, computed ahead of the first question. */
export function todaysSheet(person: ChatPerson, now: UnixMs): SheetRequest {
  const { houseSystem, node } = person.reading;
  return {
    birth: person.birth,
    attached: null,
    now,
    zone: person.zone,
    houseSystem,
    node,
    mode: person.mode,
  };
}
