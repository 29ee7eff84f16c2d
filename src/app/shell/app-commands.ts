import { useShortcuts } from '#features/shortcuts/use-shortcuts.ts';
import { runCommand, useCommand } from '#store/commands.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import { usePaletteOpen } from '#store/open-palette.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { useNavigate } from '#ui/router.ts';
import { paths } from '../paths.ts';

/** The commands of the app itself, and the keys for all of them. */
export function useAppCommands(): void {
  const navigate = useNavigate();
  const [palette, setPalette] = usePaletteOpen();
  const [sidebar, setSidebar] = useSidebarOpen();
  const openShortcuts = useOpenDialog('shortcuts');

  useCommand('open-search', () => setPalette('messages'));
  useCommand('toggle-sidebar', () => setSidebar(!sidebar));
  useCommand('new-chat', () => {
    void navigate(paths.home);
    focusField();
  });

  useShortcuts((id) => {
    if (id === 'show-shortcuts') openShortcuts();
    else if (id !== 'open-palette') return runCommand(id);
    else if (palette !== null) setPalette(null);
    else if (document.querySelector('dialog[open]') === null) setPalette('all');
    else return false;
    return true;
  });
}

/** Frames in which the code of the screen must have come, or the person has long gone on. */
const MOST_FRAMES = 120;

/** Puts the cursor into the field of the chat as soon as it is there: from another screen the chat must come first. */
function focusField(frame = 0): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>('main textarea:not(:disabled)');
    if (field !== null) field.focus();
    else if (frame < MOST_FRAMES) focusField(frame + 1);
  });
}
