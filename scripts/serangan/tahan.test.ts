import { expect, test } from 'vitest';
import { figureLine, isKept } from '../../bench/kit/figure.ts';
import { serang as serangCakramPenuh } from './cakram-penuh.ts';
import { serang as serangLubangHitam } from './lubang-hitam.ts';
import { serang as serangMati } from './mati.ts';

/** Parts of the campaign that take a server or a database away, in their small form; in full: `npm run serangan`. */
const BAGIAN: [string, () => ReturnType<typeof serangMati>][] = [
  ['kills of the server, of a database process and of the database', () => serangMati(2)],
  ['a database that vanishes without a word', () => serangLubangHitam(1)],
  ['a disk that is full', () => serangCakramPenuh(2)],
];

test.concurrent.each(BAGIAN)(
  '%s lose no check-in and double none',
  async (_, serang) => {
    // How long it takes says nothing on a busy machine.
    const figures = (await serang()).filter(({ satuan }) => satuan !== 'detik' && satuan !== 'ms');
    for (const figure of figures) expect(isKept(figure), figureLine(figure)).toBe(true);
  },
  240_000,
);
