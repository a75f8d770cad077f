import { readPicture } from './read-picture.ts';

const LEBAR = 9;
const TINGGI = 8;

/**
 * What a picture looks like in 64 bits, sixteen hexadecimal digits: of each of eight rows of nine grey points, whether the
 * next one is darker. The same picture written anew, smaller or paler, has nearly the same.
 */
export const readSidik = (content: Uint8Array): Promise<string> =>
  readPicture(content, async (picture) => {
    const titik = await picture.rotate().resize(LEBAR, TINGGI, { fit: 'fill' }).greyscale().raw().toBuffer();
    let sidik = '';
    for (let baris = 0; baris < TINGGI; baris += 1) {
      let bits = 0;
      for (let kolom = 0; kolom < LEBAR - 1; kolom += 1) {
        const at = baris * LEBAR + kolom;
        bits = bits * 2 + ((titik[at] ?? 0) > (titik[at + 1] ?? 0) ? 1 : 0);
      }
      sidik += bits.toString(16).padStart(2, '0');
    }
    return sidik;
  });
