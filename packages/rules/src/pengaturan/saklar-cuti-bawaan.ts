import { PENGATURAN_BAWAAN } from './isi-pengaturan.ts';
import type { SaklarCuti } from './saklar-cuti.ts';

const { is_enable_fitur_cuti, is_disable_ketidakhadiran } = PENGATURAN_BAWAAN;

/** What the settings say of leave where nobody has said anything else. */
export const SAKLAR_CUTI_BAWAAN = {
  is_leave_management_simpatika: false,
  is_enable_fitur_cuti,
  is_disable_ketidakhadiran,
} satisfies Omit<SaklarCuti, 'k_sumber_data'>;
