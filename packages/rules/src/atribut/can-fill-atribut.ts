import type { HakPantau } from '../akses/hak-pantau.ts';
import { reaches, type Peran } from '../akses/peran.ts';
import { seesNomorPribadi } from '../akses/terlihat.ts';

type Terbuka = { is_dilihat_anggota: boolean; is_diisi_anggota: boolean };

/**
 * Whether somebody reads an atribut's values: below an operator those that members are shown, and who only watches none
 * but with private numbers, since nobody but the institution knows which of them are such (aturan/atribut#siapa).
 */
export const canSeeAtribut = (
  { is_dilihat_anggota }: Pick<Terbuka, 'is_dilihat_anggota'>,
  oleh: { peran: Peran; hak?: readonly HakPantau[] },
): boolean => reaches(oleh.peran, 'operator') || (is_dilihat_anggota && seesNomorPribadi(oleh));

/** Whether a role fills an atribut in: an operator each of them, a member of his own those left to him. */
export const canFillAtribut = ({ is_diisi_anggota }: Pick<Terbuka, 'is_diisi_anggota'>, peran: Peran): boolean =>
  reaches(peran, 'operator') || (peran === 'user' && is_diisi_anggota);

/**
 * Whether an atribut must be filled in by a role that fills in a member (aturan/atribut#wajib): by an operator each that
 * is not left to the member, by the member those that he sends.
 */
export const mustFillAtribut = (
  { is_wajib, is_diisi_anggota }: Pick<Terbuka, 'is_diisi_anggota'> & { is_wajib: boolean },
  peran: Peran,
  isSent: boolean,
): boolean => is_wajib && (peran === 'user' ? isSent : !is_diisi_anggota);
