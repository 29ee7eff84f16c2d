/** What a browser calls itself, as words a person would use. Only a hint: browsers say much that is not so. */

/** Order matters: most browsers also name those they descend from. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Null for either where it is not to be told. */
export function deviceName(userAgent: string): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  const named = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
