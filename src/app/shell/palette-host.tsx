import { PaletteDialog } from '#features/palette/palette-dialog.tsx';
import type { PaletteEntry } from '#features/palette/palette-options.ts';
import { useExportAll } from '#features/threads/export-all.ts';
import { keyCaps, type ShortcutId } from '#parts/shortcuts/command-keys.ts';
import { useKeyMap } from '#parts/shortcuts/use-key-map.ts';
import { runCommand, useAvailableCommands } from '#store/commands.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import type { PaletteScope } from '#store/open-palette.ts';
import { useOpenSettings } from '#store/open-settings.ts';
import { useOpenTool } from '#store/open-tool.ts';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { useTheme, useToggleTheme } from '#store/theme.ts';
import { moreTools } from '#text/en/more-tools.ts';
import { uiPalette } from '#text/en/ui-palette.ts';
import { uiShell } from '#text/en/ui-shell.ts';
import {
  IconArchive,
  IconBell,
  IconBlueprint,
  IconCards,
  IconCharts,
  IconCommand,
  IconDownload,
  IconHeadphones,
  IconHome,
  IconKeyboard,
  IconJournal,
  IconMessage,
  IconMoon,
  IconPencil,
  IconPhoto,
  IconSun,
  IconSynastry,
  IconTimeline,
  IconTools,
  IconTrash,
  IconUser,
} from '#ui/icons.ts';
import { useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';

/** The palette with what this app has to offer: its commands, and every screen. */
export function PaletteHost(props: { scope: PaletteScope; onClose: () => void }) {
  const commands = useCommandEntries(props.onClose);
  const screens = useScreenEntries(props.onClose);
  return <PaletteDialog scope={props.scope} commands={commands} screens={screens} onClose={props.onClose} />;
}

function useCommandEntries(onClose: () => void): readonly PaletteEntry[] {
  const t = useText(uiPalette);
  const available = useAvailableCommands();
  const openDialog = {
    shortcuts: useOpenDialog('shortcuts'),
    archived: useOpenDialog('archived'),
    clear: useOpenDialog('clear-chats'),
    soulLoop: useOpenDialog('soul-loop'),
    profile: useOpenDialog('profile'),
  };
  const openSettings = useOpenSettings();
  const openTool = useOpenTool();
  const openLens = useOpenPrivacyLens();
  const theme = useTheme();
  const toggleTheme = useToggleTheme();
  const exportAll = useExportAll();
  const navigate = useNavigate();
  const { map, on, isMac } = useKeyMap();
  // The palette is gone before the command begins, so that what it focuses or opens stays.
  const then = (run: () => void) => () => {
    onClose();
    requestAnimationFrame(run);
  };
  const caps = (id: ShortcutId) => {
    const keys = map[id];
    return on && keys !== null ? { caps: keyCaps(keys, isMac) } : {};
  };
  return [
    ...available
      .filter((id) => id !== 'open-search')
      .map((id) => ({
        id: `command-${id}`,
        label: t[id],
        ...caps(id),
        icon: IconCommand,
        onChoose: then(() => void runCommand(id)),
      })),
    {
      id: 'theme',
      label: theme === 'dark' ? t.toLight : t.toDark,
      icon: theme === 'dark' ? IconSun : IconMoon,
      onChoose: then(toggleTheme),
    },
    { id: 'soul-loop', label: t.soulLoop, icon: IconBell, onChoose: then(openDialog.soulLoop) },
    { id: 'natal', label: t.natalChart, icon: IconBlueprint, onChoose: then(() => openTool('natal')) },
    { id: 'synastry', label: t.synastry, icon: IconSynastry, onChoose: then(() => openTool('synastry')) },
    { id: 'transits', label: t.transits, icon: IconTimeline, onChoose: then(() => openTool('transits')) },
    { id: 'design', label: t.humanDesign, icon: IconUser, onChoose: then(() => openTool('human-design')) },
    ...moreTools.map(({ id, label }) => ({
      id: `tool-${id}`,
      label,
      icon: IconTools,
      onChoose: then(() => void navigate(paths.tool(id))),
    })),
    {
      id: 'tool-upload',
      label: t.uploadAnalyzer,
      icon: IconPhoto,
      onChoose: then(() => void navigate(paths.uploadToChat)),
    },
    { id: 'profile', label: t.profile, icon: IconUser, onChoose: then(openDialog.profile) },
    { id: 'lens', label: t.lens, icon: IconPencil, onChoose: then(() => openLens()) },
    { id: 'settings', label: t.settings, icon: IconTools, onChoose: then(() => openSettings()) },
    {
      id: 'shortcuts',
      label: t.shortcutsTitle,
      ...caps('show-shortcuts'),
      icon: IconKeyboard,
      onChoose: then(openDialog.shortcuts),
    },
    { id: 'archived', label: t.archivedChats, icon: IconArchive, onChoose: then(openDialog.archived) },
    { id: 'export', label: t.exportAll, icon: IconDownload, onChoose: then(() => void exportAll()) },
    { id: 'clear', label: t.clearAll, icon: IconTrash, onChoose: then(openDialog.clear) },
  ];
}

function useScreenEntries(onClose: () => void): readonly PaletteEntry[] {
  const t = useText(uiShell);
  const navigate = useNavigate();
  const screens = [
    [t.titleHome, paths.home, IconHome],
    [t.titlePersonal, paths.personal, IconBlueprint],
    [t.titleCharts, paths.charts, IconCharts],
    [t.titleTarot, paths.tarot, IconCards],
    [t.titlePrompts, paths.prompts, IconMessage],
    [t.titleTools, paths.tools, IconTools],
    [t.titleJournal, paths.journal, IconJournal],
    [t.titleWisdom, paths.wisdom, IconHeadphones],
    [t.titleSky, paths.sky, IconMoon],
    [t.titleAgentLove, paths.agentLove, IconHome],
    [t.titleAgentCareer, paths.agentCareer, IconHome],
    [t.titleAgentSoulcast, paths.agentSoulcast, IconHome],
    [t.titleHelp, paths.help, IconHome],
    [t.titleSafety, paths.safety, IconHome],
    [t.titlePrivacy, paths.privacy, IconHome],
    [t.titleTerms, paths.terms, IconHome],
    [t.titleLicences, paths.licences, IconHome],
  ] as const;
  return screens.map(([label, to, icon]) => ({
    id: `screen-${to}`,
    label: label === t.titleHome ? t.askPersona(brand.persona) : label,
    icon,
    onChoose: () => {
      onClose();
      void navigate(to);
    },
  }));
}
