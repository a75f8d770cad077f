import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { givenJalan } from './given-jalan.ts';

/** A claim in force that gives one day its departure, with what a test says otherwise. */
export const givenKlaim = (of: Partial<KlaimPresensi> = {}): KlaimPresensi => ({
  presensi_klaim_id: 5,
  jenis: 'lupa presensi',
  tgl_mulai: '2026-11-20',
  tgl_selesai: '2026-11-20',
  sehari: false,
  jam_masuk: null,
  jam_pulang: '15:30:00',
  keterangan: 'Lupa presensi pulang',
  lampiran: null,
  status: 'berlaku',
  catatan: null,
  dibuat_oleh: 'Operator',
  dibuat_pada: '2026-11-20T09:00:00Z',
  diputuskan_oleh: null,
  diputuskan_user_id: null,
  diputuskan_pada: null,
  anggota: [{ user_id: 21, nama: 'Rina Gunawan', nip: null }],
  hari_beku: null,
  persetujuan: givenJalan(),
  ...of,
});
