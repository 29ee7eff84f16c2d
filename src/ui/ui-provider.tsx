import '@mantine/core/styles/default-css-variables.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';

/**
 * The nonce that the server or the service worker wrote into this page for `<style>` elements.
 * Empty where no policy is in force (the development server).
 */
function styleNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  // An unfilled placeholder is not a nonce.
  return content.startsWith('__') ? '' : content;
}

/** Theme, tokens and the style nonce for everything below. `env="test"` turns Mantine's transitions off. */
export function UiProvider(props: {
  theme: 'dark' | 'light';
  env?: 'default' | 'test';
  children: ReactNode;
}) {
  const nonce = styleNonce();
  setNonce(nonce);
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={props.theme}
      cssVariablesResolver={mantineVariables}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
      withStaticClasses={false}
      env={props.env ?? 'default'}
    >
      {props.children}
    </MantineProvider>
  );
}
