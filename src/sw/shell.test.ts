import { describe, expect, it } from 'vitest';
import { newNonce, withFreshNonce, withModelOrigin } from './shell.ts';

const stored = () =>
  new Response('<meta name="csp-nonce" content="OLD+/=="><p>Soulstice</p>', {
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'self' 'nonce-OLD+/=='",
      'content-type': 'text/html; charset=UTF-8',
      'content-length': '57',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    },
  });

describe('withFreshNonce', () => {
  it('writes the new nonce into the policy and the page', async () => {
    const page = await withFreshNonce(stored(), 'NEW');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self' 'nonce-NEW'",
    );
    expect(await page.text()).toBe('<meta name="csp-nonce" content="NEW"><p>Soulstice</p>');
  });

  it('keeps the other headers, but not those of the stored body', async () => {
    const { headers } = await withFreshNonce(stored(), 'NEW');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(headers.has('content-length')).toBe(false);
    expect(headers.has('content-encoding')).toBe(false);
  });

  it('leaves a page without a nonce alone', async () => {
    const page = new Response('<p>', { headers: { 'content-security-policy': "default-src 'self'" } });
    expect(await withFreshNonce(page, 'NEW')).toBe(page);
  });
});

describe('withModelOrigin', () => {
  const shell = () =>
    new Response('<p>', {
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; connect-src 'self' https://api.openai.com; upgrade-insecure-requests",
      },
    });
  const policyOf = (origin: string | null) =>
    withModelOrigin(shell(), origin).headers.get('content-security-policy');

  it('adds one origin to what the page may connect to, and to nothing else', async () => {
    expect(policyOf('https://llm.example:8443')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://api.openai.com https://llm.example:8443; upgrade-insecure-requests",
    );
    expect(await withModelOrigin(shell(), 'https://llm.example').text()).toBe('<p>');
  });

  it('does not have http of this machine turned into https', () => {
    expect(policyOf('http://localhost:11434')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://api.openai.com http://localhost:11434",
    );
  });

  it('leaves the policy alone without one', () => {
    expect(policyOf(null)).toBe(shell().headers.get('content-security-policy'));
  });
});

describe('newNonce', () => {
  it('is 128 bits of base64, never the same', () => {
    const nonces = Array.from({ length: 100 }, newNonce);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(new Set(nonces).size).toBe(100);
  });
});
