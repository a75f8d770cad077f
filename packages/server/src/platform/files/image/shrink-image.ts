import { readPicture } from './read-picture.ts';

/** A kept picture as small as a print needs it: a face on a card as JPEG, a logo on a letterhead as PNG. */
export async function shrinkImage(given: { content: Uint8Array; untuk: 'kartu' | 'kop' }): Promise<Uint8Array> {
  return readPicture(given.content, (picture) =>
    given.untuk === 'kartu'
      ? picture.resize(240, 320, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer()
      : picture.resize(200, 200, { fit: 'inside' }).png().toBuffer(),
  );
}

declare module '../../workers/tasks.ts' {
  interface Tasks {
    shrinkImage: typeof shrinkImage;
  }
}
