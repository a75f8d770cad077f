import { createHmac, randomInt } from 'node:crypto';

const JUMLAH = 10;
/** Without letters that are taken for digits, or for each other. */
const HURUF = 'abcdefghjkmnpqrstuvwxyz23456789';

const newKelompok = () => Array.from({ length: 5 }, () => HURUF[randomInt(HURUF.length)]).join('');

/** Ten codes such as `k3m9p-x7w2q`. */
export const newKodePemulihan = (): string[] =>
  Array.from({ length: JUMLAH }, () => `${newKelompok()}-${newKelompok()}`);

/** What is stored of a code: whoever reads the database cannot try codes without the server's key. */
export function hashKodePemulihan(key: Buffer, user_id: number, kode: string): Buffer {
  const plain = kode.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`pemulihan|${user_id}|${plain}`).digest();
}
