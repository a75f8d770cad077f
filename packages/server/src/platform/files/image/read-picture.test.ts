import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';

const lambat = async (width: number) => {
  const content = await sharp({ create: { width, height: 1000, channels: 3, background: '#b42318' } })
    .jpeg()
    .toBuffer();
  return readPicture(content, (picture) =>
    picture.timeout({ seconds: 1 }).resize(9000, 9000, { fit: 'fill' }).blur(400).raw().toBuffer(),
  );
};

test('a small picture that is not read in time is no fault of its own, a large one is', async () => {
  await expect(lambat(1_000)).rejects.toMatchObject({ code: 'system.crowded', details: { detik: 5 } });
  await expect(lambat(9_000)).rejects.toMatchObject({ code: 'input.file_unreadable' });
  // Each is given up only after its whole time.
}, 90_000);
