import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';

const VERSI = {
  tgl_mulai: '2026-01-01',
  tgl_selesai: null,
  toleransi_masuk: 5,
  toleransi_pulang: 0,
  buka_masuk: 120,
  tutup_pulang: 240,
  ikut_libur: true,
  baris: [1, 2, 3, 4, 5].map((hari) => ({
    hari,
    jam_masuk: '07:30:00',
    jam_pulang: '16:00:00',
    istirahat_mulai: '12:00:00',
    istirahat_selesai: '13:00:00',
    durasi_menit: null,
  })),
  menit_sepekan: 2250,
};

/** Five regular days of the norm, the organisation's own, with what a test says otherwise. */
export function givenJadwal(differences: Partial<Jadwal> = {}): Jadwal {
  return {
    jadwal_id: 4,
    nama: 'Reguler',
    tipe_jadwal: TIPE_JADWAL.reguler,
    status: STATUS_RECORD.aktif,
    is_milik_tenant: false,
    is_default: false,
    berlaku: VERSI,
    versi: [VERSI],
    norma_menit: 2250,
    norma_menit_ramadan: 1950,
    ...differences,
  };
}
