/** What can be looked for in App Settings: every page, and every control that has a name there. */
import type { SettingsSectionId } from '#store/open-settings.ts';
import type { uiSettings } from '#text/en/ui-settings.ts';

type Words = typeof uiSettings;
/** The texts of the catalogue that are plain words. */
type Plain = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

export interface FoundSetting {
  readonly section: SettingsSectionId;
  /** The control's `data-setting`; null for the page itself. */
  readonly setting: string | null;
  readonly label: string;
}

type Entry = {
  readonly section: SettingsSectionId;
  readonly setting: string | null;
  readonly label: Plain;
  /** Other words that people may have for it. */
  readonly also: string;
};

const page = (section: SettingsSectionId, also: string): Entry => ({
  section,
  setting: null,
  label: section,
  also,
});
const general = (setting: string, label: Plain, also = ''): Entry => ({
  section: 'general',
  setting,
  label,
  also,
});
const help = (setting: string, label: Plain, also = ''): Entry => ({ section: 'help', setting, label, also });

/** Controls of a page that is written elsewhere are found by the page's own line. */
const entries: readonly Entry[] = [
  page('storage', 'export import delete backup counts space quota trash retention archive'),
  page('sync', 'account e-mail email sign in code devices cloud'),
  page('admin', 'contents wisdom server'),
  page('general', 'preferences'),
  general('theme', 'darkMode', 'theme light appearance colours colors night'),
  general('display.motion', 'motion', 'animation movement reduce still'),
  general('general.autoSave', 'autoSave', 'draft keep typing'),
  general('general.autoSuggestKeywords', 'autoSuggestKeywords', 'chips words'),
  general('general.streamResponses', 'streamResponses', 'typing words appear'),
  general('general.soundNotifications', 'soundNotifications', 'chime tone ready noise'),
  general('general.haptics', 'haptics', 'vibrate vibration pulse'),
  general('general.showMoreMessages', 'showMoreMessages', 'history earlier'),
  general('general.messagesPerBatch', 'messagesPerBatch', 'history earlier number'),
  general('ai.responseLength', 'responseLength', 'short long brief deep answers'),
  general('ai.personalityStyle', 'personality', 'warm clear playful quiet tone style voice'),
  general('ai.includeAstrologyDepth', 'depth', 'basic advanced technical terms'),
  general('chat.useBirthChart', 'useBirthChart', 'natal personal'),
  general('display.language', 'language', 'thai english'),
  general('privacy.allowPersonalization', 'allowPersonalization', 'privacy soul loop'),
  general('lens', 'whoWrites', 'model privacy lens hosted'),
  general('chart.houseSystem', 'houseSystem', 'placidus whole sign koch'),
  general('chart.zodiac', 'zodiac', 'sidereal tropical ayanamsa lahiri'),
  general('chart.node', 'node', 'north rahu dragon'),
  general('display.dateFormat', 'dateOrder', 'format day month'),
  general('display.era', 'era', 'buddhist year be ce christian calendar'),
  general('display.timezone', 'timeZone', 'clock zone'),
  general('reminder', 'reminder', 'notification notice push calendar soul loop'),
  page('shortcuts', 'keys keyboard hotkeys'),
  { section: 'shortcuts', setting: 'shortcuts.on', label: 'shortcutsSwitch', also: 'off disable' },
  page('speech', 'read aloud voice tts listen'),
  page('voice', 'dictation microphone speech to text whisper'),
  page('keys', 'openai anthropic google gemini openrouter provider model'),
  page('protocol', 'mcp'),
  page('extensions', 'plugins'),
  page('proxy', 'organisation organization'),
  page('help', 'about credits version'),
  help('help.accuracy', 'accuracy', 'test precision positions'),
  help('help.update', 'update', 'version newest reload'),
  help('help.helplines', 'helplines', 'crisis support emergency'),
];

/**
 * What fits a query, in the order of the pages: each word typed begins a word of the name, or of another name for it. Only pages
 * that are `offered`.
 */
export function settingsLike(
  query: string,
  words: Words,
  offered: readonly SettingsSectionId[],
): readonly FoundSetting[] {
  const wanted = wordsIn(query);
  if (wanted.length === 0) return [];
  const named = entries
    .filter(({ section }) => offered.includes(section))
    .map((entry) => ({ ...entry, label: words[entry.label] }));
  const fits = (text: string) => {
    const has = wordsIn(text);
    return wanted.every((word) => has.some((one) => one.startsWith(word)));
  };
  const byName = named.filter(({ label }) => fits(label));
  const byOther = named.filter((entry) => !byName.includes(entry) && fits(`${entry.label} ${entry.also}`));
  return [...byName, ...byOther].map(({ section, setting, label }) => ({ section, setting, label }));
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
