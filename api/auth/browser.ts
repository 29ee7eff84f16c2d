/**
 * The browser that asks for a code, by a cookie of its own. It signs nobody in: it says which codes are this browser's, and
 * that it has signed in to a mailbox before, so that nobody elsewhere can use up its tries and its mails.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameDigest, keyedDigest } from './digest.ts';

export type Browser = {
  /** 256 random bits, base64url. Kept nowhere but in the cookie. */
  readonly id: string;
  /** Marks of the mailboxes it has signed in to, the latest first. Without the key nobody can make or read one. */
  readonly marks: readonly string[];
};

const cookieName = 'soulstice-browser';
const cookieS = 180 * 24 * 3600;
/** More people than share a browser. */
const maxMarks = 4;
/** 128 bits. */
const markChars = 22;

/** The browser of a request; null for one that has no cookie, or one that was changed. */
export function browserOf(c: Context): Browser | null {
  const shape = new RegExp(`^[\\w-]{43}(?:\\.[\\w-]{${markChars}}){0,${maxMarks}}$`);
  const cookie = getCookie(c, cookieName) ?? '';
  if (!shape.test(cookie)) return null;
  const [id = '', ...marks] = cookie.split('.');
  return { id, marks };
}

export const newBrowser = (): Browser => ({ id: randomBytes(32).toString('base64url'), marks: [] });

/** Returns true if somebody signed in to `mailbox` in this browser within half a year. */
export function hasSignedIn(key: Uint8Array, { id, marks }: Browser, mailbox: string): boolean {
  const own = markOf(key, id, mailbox);
  return marks.some((mark) => isSameDigest(mark, own));
}

/** The browser after a sign-in to `mailbox`. */
export function signedIn(key: Uint8Array, { id, marks }: Browser, mailbox: string): Browser {
  const own = markOf(key, id, mailbox);
  return { id, marks: [own, ...marks.filter((mark) => mark !== own)].slice(0, maxMarks) };
}

/** Sends the cookie: read by no script, sent by no other site, and to this surface alone. */
export function keepBrowser(c: Context, { id, marks }: Browser, secure: boolean): void {
  setCookie(c, cookieName, [id, ...marks].join('.'), {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/auth/v1',
    maxAge: cookieS,
    secure,
  });
}

const markOf = (key: Uint8Array, id: string, mailbox: string): string =>
  keyedDigest(key, 'browser-mark', id, mailbox).slice(0, markChars);
