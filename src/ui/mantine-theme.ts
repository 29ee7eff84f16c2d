import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/*
 * Mantine draws only what floats (menus, popovers, pickers). It is given our ramps so that its own shades stay
 * in the palette, and its semantic variables are pointed at tokens.css, which decides the theme.
 * In every ramp step 4 is the ink of the dark theme and step 8 that of the light one (primaryShade below).
 */
const ink: MantineColorsTuple = [
  '#f4ede1',
  '#d8d2c8',
  '#b9ae9c',
  '#8c93a1',
  '#6a778c',
  '#5e6b80',
  '#2a3546',
  '#1f2938',
  '#161e2c',
  '#0e1420',
];
const vellum: MantineColorsTuple = [
  '#fffdf8',
  '#fbf6ec',
  '#f3eadb',
  '#e4d8c4',
  '#cdbd9f',
  '#b3a387',
  '#948672',
  '#6b5d4c',
  '#463a2d',
  '#241c14',
];
const gold: MantineColorsTuple = [
  '#fdf6e7',
  '#f8e8c6',
  '#f2d79f',
  '#ebc680',
  '#e3b566',
  '#d3a351',
  '#bd8a35',
  '#a9731a',
  '#8a5a12',
  '#6b440a',
];
const ember: MantineColorsTuple = [
  '#fdf0eb',
  '#f9d9cd',
  '#f4bca9',
  '#efa389',
  '#e98a6b',
  '#da7453',
  '#c9613f',
  '#ba5233',
  '#a8452a',
  '#84331d',
];
const sage: MantineColorsTuple = [
  '#eff6f2',
  '#d7e8de',
  '#bedaca',
  '#a6ccb6',
  '#8fbfa3',
  '#74aa8b',
  '#5a9575',
  '#448061',
  '#2f6b4f',
  '#20523a',
];
const tide: MantineColorsTuple = [
  '#edf4f8',
  '#d2e4ee',
  '#b7d4e3',
  '#9dc4d9',
  '#84b4cf',
  '#669dbd',
  '#4a86a9',
  '#357295',
  '#245e82',
  '#174663',
];
const rose: MantineColorsTuple = [
  '#fbf0f2',
  '#f5dade',
  '#edc3cb',
  '#e5adb8',
  '#de97a6',
  '#cf7b8d',
  '#bd6176',
  '#ac4d65',
  '#9a3b55',
  '#77283e',
];

export const mantineTheme = createTheme({
  colors: { ink, vellum, gold, ember, sage, tide, rose, dark: ink, gray: vellum },
  primaryColor: 'gold',
  primaryShade: { light: 8, dark: 4 },
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '460' },
  defaultRadius: 12,
  radius: { xs: '6px', sm: '10px', md: '12px', lg: '18px', xl: '24px' },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
  focusRing: 'auto',
  cursorType: 'pointer',
});

const semantic = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--gold)',
  '--mantine-color-error': 'var(--ember)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-primary-color-filled': 'var(--gold)',
  '--mantine-primary-color-filled-hover': 'var(--gold-press)',
  '--mantine-primary-color-contrast': 'var(--on-gold)',
  '--mantine-primary-color-light': 'var(--gold-wash)',
  '--mantine-primary-color-light-color': 'var(--gold)',
};

/** Points Mantine's semantic variables at our tokens; they are the same names in both themes. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-font-family': 'var(--font-ui)' },
  light: semantic,
  dark: semantic,
});
