import { forgeToken, makeKunci, type Kunci } from './kunci-penyedia.ts';

/**
 * What it does otherwise than it should: `sibuk` answers 503, `lambat` answers the exchange of the code never; the others
 * change what the identity token says, `kunci_lain` who signed it. `jam_maju` is within what clocks may differ by.
 */
export type UlahPenyedia =
  | 'sibuk'
  | 'lambat'
  | 'klien_lain'
  | 'penerbit_lain'
  | 'nonce_lain'
  | 'kedaluwarsa'
  | 'jam_maju'
  | 'kunci_lain';

type Klaim = Record<string, unknown>;
const shift = (klaim: Klaim, detik: number): Klaim => ({
  ...klaim,
  iat: Number(klaim['iat']) + detik,
  exp: Number(klaim['exp']) + detik,
});

const UBAH: Partial<Record<UlahPenyedia, (klaim: Klaim) => Klaim>> = {
  klien_lain: (klaim) => ({ ...klaim, aud: 'bukan-hadir' }),
  penerbit_lain: (klaim) => ({ ...klaim, iss: 'https://penerbit-lain.test' }),
  nonce_lain: (klaim) => ({ ...klaim, nonce: 'bukan-nonce-ini' }),
  kedaluwarsa: (klaim) => shift(klaim, -2 * 3600),
  jam_maju: (klaim) => shift(klaim, 30),
  kunci_lain: (klaim) => klaim,
};

/** The identity token as this misconduct makes it. */
export function spoilToken(token: string, kunci: Kunci, ulah: UlahPenyedia | null): string {
  const ubah = ulah && UBAH[ulah];
  if (!ubah) return token;
  return forgeToken(token, ulah === 'kunci_lain' ? { ...makeKunci(), kid: kunci.kid } : kunci, ubah);
}
