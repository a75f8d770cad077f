import type { Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';

/** One's own second factors: none, with what a test says otherwise. */
export function givenFaktor(differences: Partial<Faktor> = {}): Faktor {
  return { is_wajib: false, totp: null, passkey: [], sisa_pemulihan: 0, ...differences };
}

/** After the right password: a step that waits for a code. */
export function givenDiminta(differences: Partial<FaktorDiminta> = {}): FaktorDiminta {
  return {
    token: 'langkah-1',
    cara: ['totp', 'pemulihan'],
    kedaluwarsa_pada: '2026-11-20T02:05:00Z',
    opsi: null,
    ...differences,
  };
}

export const KODE_PEMULIHAN = Array.from({ length: 10 }, (_, index) => `k3m9p-x7w2${index}`);
