import { SARING_STATUS_JADWAL, type SaringStatusJadwal } from '@hadir/contract/jadwal/jam/saring-status-jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** The status that a list's filter names. */
export const statusOfSaring = (saring: SaringStatusJadwal | undefined): number =>
  saring === SARING_STATUS_JADWAL.tidak_aktif ? STATUS_RECORD.tidak_aktif : STATUS_RECORD.aktif;
