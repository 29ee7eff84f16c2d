import { describe, expect, it } from 'vitest';
import { exactRedirects } from './redirects.ts';

const { allows } = exactRedirects([
  'https://app.example',
  'https://app.example/back?to=1',
  'http://localhost:8787/',
]);

describe('exactRedirects', () => {
  it.each([
    'https://app.example',
    'https://app.example/',
    'https://app.example/back?to=1',
    'http://localhost:8787/',
    'http://localhost:8787',
  ])('allows %s', (url) => {
    expect(allows(url)).toBe(true);
  });

  it.each([
    '',
    '/',
    '//evil.example',
    '//app.example/',
    'https://evil.example/',
    'https://app.example@evil.example/',
    'https://app.example.evil.example/',
    'https://evil.example/https://app.example/',
    'https://evil.example#https://app.example/',
    'https://user@app.example/',
    'https://app.example:8443/',
    'http://app.example/',
    'https://app.example/back',
    'https://app.example/back?to=2',
    'https://app.example/back?to=1&x=2',
    'https://app.example/back/../x',
    'https://app.example/%2e%2e/evil',
    'https://app.example/#code',
    'https://app.example\\@evil.example/',
    'https:app.example/',
    'HTTPS://APP.EXAMPLE/',
    'http://localhost:8788/',
    'http://127.0.0.1:8787/',
    'javascript:alert(1)',
    'javascript://app.example/%0aalert(1)',
    'data:text/html,x',
    ' https://app.example/',
    'https://app.example/\n',
    'https://app.example/\0',
  ])('refuses %j', (url) => {
    expect(allows(url)).toBe(false);
  });
});
