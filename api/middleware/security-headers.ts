/** The headers that every answer carries, whatever the route and whatever went wrong. */
import type { MiddlewareHandler } from 'hono';
import { modelOrigins } from '#contract/api/model-origins.ts';

export type SecurityConfig = {
  /** Origins besides our own that the client talks to, such as a hosted Supabase project. */
  readonly connectOrigins: readonly string[];
  /** The app is reached over https, so browsers may be told to insist on it. */
  readonly https: boolean;
};

/** Sources a page or a worker may connect to; an https origin also means its web socket. */
const connectSources = (config: SecurityConfig): string =>
  ["'self'", ...config.connectOrigins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])].join(' ');

/**
 * The policy of the app's page. Nothing inline runs; `<style>` elements need the nonce of this answer
 * (Mantine writes a few). Script that reaches the DOM as text must pass the page's Trusted Types policy.
 */
export function pagePolicy(config: SecurityConfig, nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The providers are called by who brings a key of their own, from the page.
    `connect-src ${[connectSources(config), ...Object.values(modelOrigins)].join(' ')}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of public/boot.js.
    'trusted-types default',
    ...(config.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of everything else. A worker lives under the policy its script came with, so scripts and
 * connections of our own stay possible; nothing else is.
 */
export function resourcePolicy(config: SecurityConfig): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${connectSources(config)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

export function securityHeaders(config: SecurityConfig): MiddlewareHandler {
  const policy = resourcePolicy(config);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    // Also on scripts: a worker needs it to run under a page that has it.
    headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', permissions);
    if (config.https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  };
}
