import { createHmac, timingSafeEqual } from 'node:crypto';

/** The heads that carry the time, in seconds since 1970, and the signature over it and the body. */
const KEPALA_WAKTU = 'hadir-waktu';
const KEPALA_TANDA = 'hadir-tanda';
/** So far a signed time may be from ours, either way. */
const TOLERANSI_DETIK = 300;

const tandaOf = (kunci: string, waktu: string, isi: string) =>
  createHmac('sha256', kunci).update(`${waktu}.${isi}`).digest('hex');

/** The heads of a message, signed at this moment. */
export function signIsi(kunci: string, isi: string, now: Date): Record<string, string> {
  const waktu = String(Math.floor(now.getTime() / 1000));
  return { [KEPALA_WAKTU]: waktu, [KEPALA_TANDA]: tandaOf(kunci, waktu, isi) };
}

type Kepala = Record<string, string | string[] | undefined>;

/** Whether a message is signed with this key, within five minutes. */
export function isTandaSah(kunci: string, kepala: Kepala, isi: string, now: Date): boolean {
  const waktu = kepala[KEPALA_WAKTU];
  const tanda = kepala[KEPALA_TANDA];
  if (typeof waktu !== 'string' || typeof tanda !== 'string' || !/^\d{1,12}$/.test(waktu)) return false;
  const expected = Buffer.from(tandaOf(kunci, waktu, isi));
  const given = Buffer.from(tanda);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Math.abs(now.getTime() / 1000 - Number(waktu)) <= TOLERANSI_DETIK;
}
