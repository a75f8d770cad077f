import type { HakPantau } from './hak-pantau.ts';
import { isReadOnly, readsAs, type Peran } from './peran.ts';

/** Who looks at the rows of an organisation, and what he is there. */
export type Pelihat = { user_id: number; peran: Peran };

/** To whom a row exists whatever he is: those whose it is, and those who may decide it or have decided on it. */
export type Pihak = { milik: readonly number[]; penyetuju?: readonly number[] };

/**
 * Whether somebody sees everybody's rows in the organisation: all but a plain user, whatever permission he was given
 * (aturan/akses#siapa).
 */
export const seesSemua = (peran: Peran): boolean => peran !== 'user';

/**
 * Whether somebody reads people's private numbers (NIK, telepon, PIN) whole: those who only watch do not, but for a monitor to
 * whom it was granted (aturan/akses#nomor-pribadi).
 */
export const seesNomorPribadi = ({ peran, hak = [] }: { peran: Peran; hak?: readonly HakPantau[] }): boolean =>
  !isReadOnly(peran) || (peran === 'pemantau' && hak.includes('nomor'));

/** Whether somebody reads what the answers to a questionnaire come to: who decides in an organisation, and viewers. */
export const seesHasilKuesioner = (peran: Peran): boolean => readsAs(peran, 'operator');

/** Whether somebody reads what each person answered to a questionnaire: those who only watch read results alone. */
export const seesJawabanOrang = (peran: Peran): boolean => !isReadOnly(peran);

/** Of a private number what tells it from another and not whose it is: its last four digits. */
export const samarkan = (nomor: string | null): string | null =>
  nomor && `${'•'.repeat(Math.max(nomor.length - 4, 4))}${nomor.slice(-4)}`;

/** A member's NIK as answers about him show it: whole to himself, its end to everybody else until it is asked for. */
export const nikTerlihat = (pelihat: Pick<Pelihat, 'user_id'>, milik: { user_id: number; nik: string | null }) =>
  milik.user_id === pelihat.user_id ? milik.nik : samarkan(milik.nik);

/** Whose rows alone a list holds for somebody who asks for `diminta`'s, or for everybody's; undefined is everybody's. */
export const pemilikTerlihat = ({ user_id, peran }: Pelihat, diminta?: number): number | undefined =>
  seesSemua(peran) ? diminta : user_id;

/** Whether a row exists for somebody: as one of everybody's, as his own, or as one that he decides or has decided. */
export const isTerlihat = ({ user_id, peran }: Pelihat, { milik, penyetuju = [] }: Pihak): boolean =>
  seesSemua(peran) || milik.includes(user_id) || penyetuju.includes(user_id);

/**
 * Which organisations of his scope somebody sees, with their people: all of them, those that he belongs to, or those that
 * he was given to watch (aturan/akses#lingkup).
 */
export function organisasiTerlihat(peran: Peran): 'semua' | 'keanggotaan' | 'tugas' {
  if (peran === 'pemantau') return 'tugas';
  return peran === 'operator' || peran === 'user' ? 'keanggotaan' : 'semua';
}

/** Whether somebody sees to which organisations anybody belongs: a viewer reads everything, and manages nobody. */
export const seesOrganisasiSetiapOrang = (peran: Peran): boolean => peran === 'viewer';

/** Whether somebody still sees a tenant that was closed, waits or was turned down (aturan/tenant#penutupan). */
export const seesTenantTutup = (peran: Peran): boolean => peran === 'super_admin';
