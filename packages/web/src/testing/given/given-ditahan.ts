import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';

/** A tap far from its place, held until it is reviewed. */
export const givenDitahan = (presensi_id: number, nama: string): PresensiDitinjau => ({
  presensi_id,
  anggota: {
    user_id: presensi_id,
    nama,
    nip: null,
    gender: 'P',
    jabatan: null,
    file_foto: null,
    nama_group: 'Guru',
  },
  waktu: '2026-11-19T00:05:00Z',
  tanggal: '2026-11-19',
  jam: '07:05:00',
  timezone: 'Asia/Jakarta',
  sumber: 'ponsel',
  status: 'menunggu',
  sebab: ['tempat'],
  nama_perangkat: null,
  is_luring: false,
  waktu_klien: '2026-11-19T00:05:00Z',
  diterima_pada: '2026-11-19T00:05:00Z',
  radius: STATUS_RADIUS.luar,
  jarak_meter: 640,
  akurasi_meter: 12,
  lat: null,
  lng: null,
  lokasi: { lokasi_presensi_id: 1, nama: 'Gedung Utama', lat: -6.2, lng: 106.8, radius_meter: 100 },
  is_lokasi_palsu: false,
  kepercayaan: null,
  ada_foto: false,
  catatan: null,
  diputuskan_oleh: null,
  diputuskan_pada: null,
});
