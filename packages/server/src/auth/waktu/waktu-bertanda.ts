import { createHmac, timingSafeEqual } from 'node:crypto';

/** An instant that nobody but a server can have written, for one session: its milliseconds and their signature. */
export function signWaktu(kunci: Buffer, sesi_id: string, saat: Date): string {
  const ms = String(saat.getTime());
  return `${ms}.${signatureOf(kunci, sesi_id, ms).toString('base64url')}`;
}

/** The instant that was signed for this session, in milliseconds; undefined for anything else, whatever it is. */
export function readWaktu(kunci: Buffer, sesi_id: string, tanda: string): number | undefined {
  const [ms, signature] = tanda.split('.');
  if (ms === undefined || signature === undefined) return undefined;
  const expected = signatureOf(kunci, sesi_id, ms);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(ms) : undefined;
}

const signatureOf = (kunci: Buffer, sesi_id: string, ms: string) =>
  createHmac('sha256', kunci).update(`${sesi_id} ${ms}`).digest();
