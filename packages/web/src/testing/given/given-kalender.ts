import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';

/** Three approved days of annual leave, with what a test says otherwise. */
export const givenAcara = (differences: Partial<AcaraKalender> = {}): AcaraKalender => ({
  cuti_id: 77,
  tgl_awal: '2026-11-24',
  tgl_akhir: '2026-11-26',
  setengah_hari: null,
  status: STATUS_RECORD.menunggu,
  kategori: 'Cuti Tahunan',
  jenis: 'tahunan',
  jumlah_hari: 3,
  ...differences,
});
