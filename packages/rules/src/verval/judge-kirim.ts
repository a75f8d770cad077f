import { isTerhubung } from '../akses/is-terhubung.ts';

/**
 * Whether an organisation's months can be sent to the staff system at all (aturan/verval#kirim): it is of the linked edition,
 * and the server has an address of that system.
 */
export function judgeSambunganKirim(
  organisasi: { k_sumber_data: number },
  { isDiatur }: { isDiatur: boolean },
): 'siap' | 'tidak_terhubung' | 'belum_diatur' {
  if (!isTerhubung(organisasi)) return 'tidak_terhubung';
  return isDiatur ? 'siap' : 'belum_diatur';
}

/** Whether the staff system could tell the organisation: by one of its two numbers. */
export const isInstansiDikenal = ({ npsn, nsm }: { npsn: string | null; nsm: string | null }): boolean =>
  Boolean(npsn) || Boolean(nsm);

/** Whether the staff system could tell a member: by its own number of him, or by his NUPTK. */
export const isAnggotaDikenal = ({ peg_id, nuptk }: { peg_id: string | null; nuptk: string | null }): boolean =>
  Boolean(peg_id ?? nuptk);

type Beku = { user_id: number; status: 'terverifikasi' | 'terkirim' };

/**
 * Whose frozen month is sent, in order, of those asked for or of all: who is verified and not sent yet, once a freezing. Where
 * the month of some who are asked for is not frozen, only how many they are.
 */
export function pickDikirim(
  beku: readonly Beku[],
  diminta?: readonly number[],
): { belum_beku: number } | { user_ids: number[] } {
  const frozen = new Set(beku.map(({ user_id }) => user_id));
  const belum = diminta?.filter((user_id) => !frozen.has(user_id)) ?? [];
  if (belum.length > 0) return { belum_beku: belum.length };
  const asked = diminta && new Set(diminta);
  return {
    user_ids: beku
      .filter(({ user_id, status }) => status === 'terverifikasi' && (!asked || asked.has(user_id)))
      .map(({ user_id }) => user_id)
      .toSorted((a, b) => a - b),
  };
}
