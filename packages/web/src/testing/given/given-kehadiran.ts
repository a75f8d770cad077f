import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';

/** An arrival on time at the school's gate, with what a test says otherwise. */
export function givenEvent(differences: Partial<EventPresensi> = {}): EventPresensi {
  return {
    presensi_id: 501,
    waktu: '2026-11-19T23:58:12Z',
    tanggal: '2026-11-20',
    jam: '06:58:12',
    timezone: 'Asia/Jakarta',
    sumber: 'ponsel',
    sebagai: 'datang',
    status: STATUS_PRESENSI.tepat_waktu,
    alasan: null,
    radius: STATUS_RADIUS.dalam,
    jarak_meter: 12,
    lokasi: { lokasi_presensi_id: 4, nama: 'Gerbang Utama' },
    is_face_verified: null,
    ada_foto: false,
    is_luring: false,
    is_lokasi_palsu: false,
    is_ditinjau: false,
    ...differences,
  };
}

const JADWAL = {
  jadwal_id: 2,
  nama: 'Reguler',
  tipe_jadwal: TIPE_JADWAL.reguler,
  jam_masuk: '07:00:00',
  jam_pulang: '15:30:00',
  is_pulang_besok: false,
  istirahat_mulai: '12:00:00',
  istirahat_selesai: '12:30:00',
  toleransi_masuk: 0,
  toleransi_pulang: 0,
  durasi_menit: 480,
};

/** Rina's Friday, on time from morning to afternoon, with what a test says otherwise. */
export function givenBaris(differences: Partial<BarisKehadiran> = {}): BarisKehadiran {
  return {
    tanggal: '2026-11-20',
    status: 'hadir',
    lapisan: 'jadwal-organisasi',
    jadwal: JADWAL,
    libur: null,
    jam_masuk: '06:58:12',
    jam_pulang: '15:31:00',
    is_pulang_besok: false,
    sumber_masuk: 'ponsel',
    sumber_pulang: 'ponsel',
    presensi_masuk_id: 501,
    presensi_pulang_id: 502,
    terlambat_menit: 0,
    pulang_cepat_menit: 0,
    durasi_menit: 482,
    kerja_libur_menit: 0,
    tidak_lengkap: null,
    hari_cuti: 0,
    cuti: null,
    kategori: [],
    potongan: 0,
    kode: [1, 5],
    is_terbuka: false,
    kalimat: ['Jam kerja Reguler 07:00 sampai 15:30 berlaku menurut jam kerja instansi.', 'Hari ini dihitung hadir.'],
    anggota: {
      user_id: 21,
      nama: 'Rina Gunawan',
      nip: '199506072022',
      gender: 'P',
      jabatan: null,
      file_foto: null,
      nama_group: 'Guru',
    },
    is_beku: false,
    presensi: [
      givenEvent(),
      givenEvent({ presensi_id: 502, jam: '15:31:00', sebagai: 'pulang', status: STATUS_PRESENSI.pulang }),
    ],
    ...differences,
  };
}

/** A member's morning before the first tap, with what a test says otherwise. */
export function givenTerakhir(differences: Partial<PresensiTerakhir> = {}): PresensiTerakhir {
  return {
    sekarang: '2026-11-19T23:58:00Z',
    timezone: 'Asia/Jakarta',
    is_anggota: true,
    tanggal: '2026-11-20',
    jadwal: JADWAL,
    hari: null,
    presensi: [],
    pekan: [],
    lokasi: [{ lokasi_presensi_id: 4, nama: 'Gerbang Utama', lat: -6.2, lng: 106.8, radius_meter: 100 }],
    luar_radius: 'hitung',
    luring_maks_jam: 24,
    ...differences,
  };
}

/** A day of 32 members, with what a test says otherwise. */
export function givenRingkasan(differences: Partial<RingkasanHari> = {}): RingkasanHari {
  return {
    anggota: 32,
    hadir: 28,
    tepat_waktu: 21,
    terlambat: 7,
    pulang_cepat: 0,
    tidak_lengkap: 0,
    cuti: 1,
    libur: 0,
    absen: 0,
    terbuka: 3,
    belum_mulai: 0,
    ...differences,
  };
}
