import sharp from 'sharp';
import { drawAvatar } from './draw-avatar.ts';
import type { Random } from './random.ts';

/** A drawn portrait as an upload would have become it: what `files` keeps of a photo. */
export async function paintAvatar(random: Random, gender: 'L' | 'P') {
  const content = await sharp(Buffer.from(drawAvatar(random, gender)))
    .webp({ quality: 80 })
    .toBuffer();
  return { mediaType: 'image/webp', content } as const;
}
