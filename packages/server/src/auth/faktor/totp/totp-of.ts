import { Secret, TOTP } from 'otpauth';

const LANGKAH_DETIK = 30;

export const newRahasia = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** An authenticator app's way of making codes: six digits, a new one every 30 seconds. */
export function totpOf(rahasia: Buffer, label: string): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(rahasia).buffer });
  return new TOTP({ issuer: 'Hadir', label, secret, algorithm: 'SHA1', digits: 6, period: LANGKAH_DETIK });
}

/** The time step that a code is of: this one, the one before or after; null where it is of none. */
export function findLangkah(rahasia: Buffer, kode: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(rahasia, '').validate({ token: kode.replace(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / LANGKAH_DETIK) + delta;
}
