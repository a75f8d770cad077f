import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng, movingWebp, progressiveJpeg } from '../../../testing/bombs.ts';
import { runTask } from '../../workers/run-task.ts';

const clean = (content: Uint8Array, sebagai: 'foto' | 'lampiran' = 'foto') =>
  runTask('cleanImage', { content, sebagai }, { caller: 'ani' });

/** As a phone writes it: where and with what it was taken, held sideways, and something behind its end. */
const photo = async (width = 3000) =>
  Buffer.concat([
    await sharp({ create: { width, height: 1000, channels: 3, background: '#b42318' } })
      .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    Buffer.from('PK rahasia di belakang gambar'),
  ]);

test('a photo becomes a WebP of at most 1600 px, upright, with nothing but its pixels', async () => {
  const { content, mediaType } = await clean(await photo());
  const { width, height, format, exif, orientation } = await sharp(content).metadata();
  expect({ width, height, format, exif, orientation, mediaType }).toEqual({
    width: 533,
    height: 1600,
    format: 'webp',
    exif: undefined,
    orientation: undefined,
    mediaType: 'image/webp',
  });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that proves something stays one, legible, without what was hidden in it',
  async (format) => {
    const given =
      format === 'jpeg'
        ? await photo()
        : await sharp(await photo())
            .keepMetadata()
            .toFormat(format)
            .toBuffer();
    const { content, mediaType } = await clean(Buffer.concat([given, Buffer.from('rahasia')]), 'lampiran');
    const { height, exif, format: kept } = await sharp(content).metadata();
    expect({ height, exif, kept, mediaType }).toEqual({
      height: 3000,
      exif: undefined,
      kept: format,
      mediaType: `image/${format}`,
    });
    expect(Buffer.from(content).toString('latin1')).not.toMatch(/rahasia|Kamera/i);
  },
);

test('what only pretends to be a photo, or is cut off, is refused', async () => {
  const cut = (await photo()).subarray(0, 2000);
  for (const content of [Buffer.from('bukan gambar'), cut]) {
    await expect(clean(content)).rejects.toMatchObject({ code: 'input.file_unreadable' });
  }
});

test.each([
  ['a PNG of 900 megapixels', () => hugePng(30_000), 'input.image_too_large'],
  ['a progressive JPEG of 36 megapixels', () => progressiveJpeg(6000), 'input.image_too_large'],
  ['a WebP that moves', () => movingWebp(5, 20), 'input.image_animated'],
  [
    'a drawing with a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'input.file_unreadable',
  ],
])('%s is refused before its pixels are read', async (_, make, code) => {
  const content = await make();
  const before = process.memoryUsage.rss();
  await expect(clean(content)).rejects.toMatchObject({ code });
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
});
