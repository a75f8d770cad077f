import { isTerhubung } from '../akses/is-terhubung.ts';

/** An organisation's edition, with what its settings say of leave on a day. */
export type SaklarCuti = {
  k_sumber_data: number;
  is_leave_management_simpatika: boolean;
  is_enable_fitur_cuti: boolean;
  is_disable_ketidakhadiran: boolean;
};

/** The name of the switch that turns leave on: a linked organisation has one of its own (aturan/cuti#saklar). */
export const namaSaklarCuti = (organisasi: Pick<SaklarCuti, 'k_sumber_data'>) =>
  isTerhubung(organisasi) ? 'is_leave_management_simpatika' : 'is_enable_fitur_cuti';

/** Whether leave was turned on, be it hidden or not. */
export const isCutiMenyala = (saklar: SaklarCuti): boolean => saklar[namaSaklarCuti(saklar)];

/** Why an organisation has no leave, by the name that the contract gives it, or null where it has (aturan/cuti#saklar). */
export function judgeSaklarCuti(saklar: SaklarCuti): 'cuti.hidden' | 'cuti.disabled' | null {
  if (saklar.is_disable_ketidakhadiran) return 'cuti.hidden';
  return isCutiMenyala(saklar) ? null : 'cuti.disabled';
}

/** Whether an organisation has leave: its screens, its calls, and what happens by itself. */
export const isCutiTerbuka = (saklar: SaklarCuti): boolean => judgeSaklarCuti(saklar) === null;
