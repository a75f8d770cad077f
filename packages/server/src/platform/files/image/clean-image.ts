import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { Sharp } from 'sharp';
import { readPicture } from './read-picture.ts';
import { readSidik } from './read-sidik.ts';

/** A face or a logo is shown small; what proves something must stay legible. */
const SISI_MAKS = { foto: 1600, lampiran: 3000 };

/** With what a photo looks like, by which the same one is known again. */
type Cleaned = { content: Uint8Array; mediaType: MediaType; sidik?: string };

/**
 * A stranger's picture written anew, upright, with nothing in it but its pixels: a photo as WebP of at most 1600 px a
 * side, an attachment in its own format of at most 3000. Refuses what cannot be read, moves, or has too many pixels.
 */
export async function cleanImage(given: { content: Uint8Array; sebagai: 'foto' | 'lampiran' }): Promise<Cleaned> {
  const side = SISI_MAKS[given.sebagai];
  return readPicture(given.content, async (picture, format) => {
    const upright = picture.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const written = given.sebagai === 'foto' ? upright.webp({ quality: 80 }) : WRITE[format](upright);
    const mediaType = given.sebagai === 'foto' ? 'image/webp' : (`image/${format}` as const);
    const cleaned: Cleaned = { content: await written.toBuffer(), mediaType };
    return given.sebagai === 'foto' ? { ...cleaned, sidik: await readSidik(given.content) } : cleaned;
  });
}

const WRITE = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 88 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 85 }),
};

declare module '../../workers/tasks.ts' {
  interface Tasks {
    cleanImage: typeof cleanImage;
  }
}
