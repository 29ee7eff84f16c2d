import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeXhr, installFakeXhr } from '../../../tests/support/fake-xhr.ts';
import { uploadAudio } from './upload-audio.ts';

let restore: () => void;
beforeEach(() => {
  restore = installFakeXhr();
});
afterEach(() => restore());

function send(file = new Blob(['abc'], { type: 'audio/ogg' }), token: string | null = 'token') {
  const abort = new AbortController();
  const shares: number[] = [];
  const result = uploadAudio(file, {
    url: '/upload',
    token,
    signal: abort.signal,
    onProgress: (share) => shares.push(share),
  });
  return { abort, shares, result, request: FakeXhr.sent.at(-1) };
}

test('the bytes go out as the body, with their type and the token', async () => {
  const { request, result } = send();
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('/upload');
  expect(request?.headers).toEqual({ 'Content-Type': 'audio/ogg', Authorization: 'Bearer token' });
  request?.answer(201, { audioUrl: '/a.ogg' });
  expect(await result).toEqual({ ok: true, value: { audioUrl: '/a.ogg' } });
});

test.each(['', 'video/ogg'])('a file that calls itself "%s" goes out as mere bytes', (type) => {
  expect(send(new Blob(['abc'], { type })).request?.headers['Content-Type']).toBe('application/octet-stream');
});

test('without a token it goes out without one', () => {
  expect(send(undefined, null).request?.headers['Authorization']).toBeUndefined();
});

test('the share that has gone out is told', () => {
  const { request, shares } = send();
  request?.progress(1, 4);
  request?.progress(4, 4);
  expect(shares).toEqual([0.25, 1]);
});

test.each([
  [{ error: 'Too large.', message: 'At most 60 MB.' }, 'At most 60 MB.'],
  [{ error: 'Too large.' }, 'Too large.'],
  ['<html>', null],
])('a refusal %j says why', async (body, reason) => {
  const { request, result } = send();
  request?.answer(413, body);
  expect(await result).toEqual({ ok: false, error: { type: 'refused', status: 413, reason } });
});

test('no network is told apart from a refusal', async () => {
  const { request, result } = send();
  request?.fire('error');
  expect(await result).toEqual({ ok: false, error: { type: 'unreachable' } });
});

test('it can be cancelled while it goes out, and before', async () => {
  const { abort, result } = send();
  abort.abort();
  expect(await result).toEqual({ ok: false, error: { type: 'cancelled' } });
  const sentBefore = FakeXhr.sent.length;
  const again = uploadAudio(new Blob(['abc']), {
    url: '/upload',
    token: null,
    signal: abort.signal,
    onProgress: () => undefined,
  });
  expect(await again).toEqual({ ok: false, error: { type: 'cancelled' } });
  expect(FakeXhr.sent).toHaveLength(sentBefore);
});
