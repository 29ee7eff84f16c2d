import { expect, test } from 'vitest';
import { type DrawnAs, fitted } from './image-prepare.ts';

/** An encoder whose files have `perPixel` bytes a pixel at full quality. */
const encoder = (perPixel: number) => {
  const asked: DrawnAs[] = [];
  const encode = async (size: DrawnAs) => {
    asked.push(size);
    return new ArrayBuffer(Math.round(size.width * size.height * size.quality * perPixel));
  };
  return { asked, encode };
};

test('a picture that is small enough at once is drawn once, at most 2048 px long', async () => {
  const { asked, encode } = encoder(0.2);
  const made = await fitted({ width: 4096, height: 3072 }, encode);
  expect(asked).toHaveLength(1);
  expect(made).toMatchObject({ width: 2048, height: 1536 });
});

test('one that is not is drawn smaller until 2,000,000 characters of base64 hold it', async () => {
  const { asked, encode } = encoder(2);
  const made = await fitted({ width: 4000, height: 3000 }, encode);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ width, height }) => Math.abs(width / height - 4 / 3) < 0.01)).toBe(true);
  expect(Math.ceil((made?.data.byteLength ?? Infinity) / 3) * 4).toBeLessThanOrEqual(2_000_000);
});

test('one that never is is said to be so, and a small one is not blown up', async () => {
  expect(await fitted({ width: 3000, height: 3000 }, encoder(50).encode)).toBeNull();
  expect(await fitted({ width: 300, height: 1 }, encoder(1).encode)).toMatchObject({ width: 300, height: 1 });
});
