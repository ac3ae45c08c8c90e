import { beforeEach, expect, test, vi } from 'vitest';
import { scaleImage } from './scale-image.ts';

let scaledSize: number;
let width: number;

vi.mock('compressorjs', () => ({
  default: function Compressor(_file: File, { success }: { success: (scaled: Blob) => void }) {
    success(new Blob(['x'.repeat(scaledSize)], { type: 'image/jpeg' }));
  },
}));

const picture = (content: string) => new File([content], 'front.png', { type: 'image/png' });

beforeEach(() => {
  width = 600;
  vi.stubGlobal('createImageBitmap', async () => ({ width, close: () => undefined }));
});

test('a picture that gets smaller is sent smaller', async () => {
  scaledSize = 10;
  expect(await scaleImage(picture('x'.repeat(100)))).toMatchObject({ size: 10, name: 'front.jpg', type: 'image/jpeg' });
});

test('a picture that would grow is sent as it is', async () => {
  scaledSize = 200;
  const small = picture('x'.repeat(100));
  expect(await scaleImage(small)).toBe(small);
});

test.each(['Exif', 'eXIf', 'http://ns.adobe.com/xap/1.0/'])('but not with %s in it, which may say where it was taken', async (mark) => {
  scaledSize = 200;
  expect(await scaleImage(picture(`${mark} ${'x'.repeat(100)}`))).toMatchObject({ size: 200, type: 'image/jpeg' });
});

test('nor wider than pictures may be', async () => {
  scaledSize = 200;
  width = 1201;
  expect(await scaleImage(picture('x'.repeat(100)))).toMatchObject({ size: 200 });
});
