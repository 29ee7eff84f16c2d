/**
 * The address of a model of one's own. It speaks as OpenAI's chat completions do; the page calls it straight, so it has to
 * be one that a browser lets a page call: https anywhere, plain http on this machine alone (browsers block the rest as
 * mixed content, and so do we before they have to).
 */
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';

/** Why an address cannot be used. */
export type UrlProblem = 'not-a-url' | 'not-http' | 'plain-http' | 'has-secrets' | 'has-query';

export type ModelUrl = {
  /** The base without a slash at its end: `http://127.0.0.1:11434/v1`. */
  readonly base: string;
  /** What the page's policy has to allow. */
  readonly origin: string;
  /** It is this machine: nothing that is sent there leaves the device. */
  readonly isHere: boolean;
};

/** Reads an address as typed. A path is part of it; `/chat/completions` at its end is taken off. */
export function readModelUrl(typed: string): Result<ModelUrl, UrlProblem> {
  const text = typed.trim();
  if (!URL.canParse(text)) return err('not-a-url');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return err('not-http');
  if (url.username !== '' || url.password !== '') return err('has-secrets');
  if (url.search !== '' || url.hash !== '') return err('has-query');
  const isHere = isLoopback(url.hostname);
  if (url.protocol === 'http:' && !isHere) return err('plain-http');
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return ok({ base: `${url.origin}${path}`, origin: url.origin, isHere });
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
