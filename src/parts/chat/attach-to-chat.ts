import { useCallback } from 'react';
import { paths } from '#app/paths.ts';
import { type IncomingDraft, useSendDraft } from '#store/incoming-draft.ts';
import { useLocation, useNavigate } from '#ui/router.ts';

/** Screens with a chat in them. */
const rooms: readonly string[] = [paths.agentLove, paths.agentCareer, paths.agentSoulcast];

/**
 * Puts words and a chart into the input of the chat: of the one that is open, else of a new one, which is then gone to.
 * What already stands in that input stays there, above them.
 */
export function useAttachToChat(): (draft: IncomingDraft) => void {
  const send = useSendDraft();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (draft) => {
      send(draft);
      const inChat =
        pathname === paths.home || pathname.startsWith(paths.chat('')) || rooms.includes(pathname);
      if (!inChat) void navigate(paths.home);
    },
    [send, navigate, pathname],
  );
}
