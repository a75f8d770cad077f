import type { HariKehadiran } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';
import { bukaPenjelasan, type PenjelasanTersimpan } from '@hadir/rules/kehadiran/hari/penjelasan-ringkas.ts';
import { DIBUAT, INSTANSI, MASA, type Bagian } from './bagian.ts';

type Hari = PenjelasanTersimpan & Pick<HariKehadiran, 'lapisan' | 'jadwal_id' | 'cuti_id'>;

/** With the whole explanation, as it was kept before it was shortened or as it is read from what is kept. */
function withPenjelasan({ penjelasan_ringkas, klaim, ...baris }: Record<string, unknown>) {
  if (penjelasan_ringkas === null) return baris;
  const penjelasan = bukaPenjelasan({ ...baris, penjelasan_ringkas, klaim } as Hari, baris as Hari);
  return { ...baris, penjelasan, kategori: penjelasan.kategori };
}

/** About attendance and what came of it. */
export const ISI_KEHADIRAN: Readonly<Record<string, Bagian>> = {
  presensi: {
    judul: 'Presensi',
    kolom: {
      presensi_id: 'Nomor',
      ...INSTANSI,
      waktu: 'Waktu',
      timezone: 'Zona waktu',
      sumber: 'Sumber',
      lat: 'Lintang',
      lng: 'Bujur',
      akurasi_meter: 'Akurasi (meter)',
      radius: 'Radius',
      jarak_meter: 'Jarak (meter)',
      lokasi_presensi_id: 'Lokasi',
      foto: 'Foto',
      perangkat: 'Perangkat',
      perangkat_id: 'Nomor perangkat',
      id_luar: 'Nomor di mesin',
      is_luring: 'Tanpa sambungan',
      is_lokasi_palsu: 'Lokasi palsu',
      waktu_klien: 'Waktu perangkat',
      selisih_jam: 'Selisih jam perangkat',
      is_ditinjau: 'Menunggu tinjauan',
      sebab_ditinjau: 'Sebab ditinjau',
      keterangan: 'Keterangan',
      diterima_pada: 'Diterima',
    },
    tanpa: ['user_id'],
    berkas: 'foto',
  },
  putusan_presensi: {
    judul: 'Tinjauan presensi',
    kolom: { ...INSTANSI, presensi_id: 'Nomor presensi', putusan: 'Putusan', keterangan: 'Keterangan', pada: 'Pada' },
    tanpa: ['oleh', 'presensi_waktu'],
    milik: 'presensi_id in (select presensi_id from presensi where user_id = :saya)',
  },
  kepercayaan_presensi: {
    judul: 'Kepercayaan presensi',
    kolom: { ...INSTANSI, presensi_id: 'Nomor presensi', skor: 'Angka', dinilai_pada: 'Dinilai pada' },
    tanpa: ['butir', 'presensi_waktu'],
    milik: 'presensi_id in (select presensi_id from presensi where user_id = :saya)',
  },
  presensi_manual: {
    judul: 'Presensi swafoto',
    kolom: {
      presensi_manual_id: 'Nomor',
      ...INSTANSI,
      tanggal: 'Tanggal',
      presensi_id: 'Nomor presensi',
      status: 'Status',
      is_permanen: 'Permanen',
      keterangan: 'Keterangan',
      ...DIBUAT,
    },
    tanpa: ['user_id', 'presensi_waktu'],
  },
  presensi_manual_jejak: {
    judul: 'Jejak presensi swafoto',
    kolom: {
      ...INSTANSI,
      presensi_manual_id: 'Nomor swafoto',
      status: 'Status',
      is_permanen: 'Permanen',
      keterangan: 'Keterangan',
      pada: 'Pada',
    },
    tanpa: ['presensi_manual_jejak_id', 'oleh'],
    milik: 'presensi_manual_id in (select presensi_manual_id from presensi_manual where user_id = :saya)',
  },
  kehadiran: {
    judul: 'Kehadiran',
    kolom: {
      ...INSTANSI,
      tanggal: 'Tanggal',
      status: 'Status',
      kategori: 'Kategori',
      kategori_cuti: 'Kategori cuti',
      lapisan: 'Asal jadwal',
      jadwal_id: 'Jam kerja',
      jam_masuk: 'Masuk',
      jam_pulang: 'Pulang',
      sumber_masuk: 'Sumber masuk',
      sumber_pulang: 'Sumber pulang',
      presensi_masuk_id: 'Nomor presensi masuk',
      presensi_pulang_id: 'Nomor presensi pulang',
      terlambat_menit: 'Terlambat (menit)',
      pulang_cepat_menit: 'Pulang cepat (menit)',
      durasi_menit: 'Durasi (menit)',
      kerja_libur_menit: 'Kerja hari libur (menit)',
      tidak_lengkap: 'Tidak lengkap',
      hari_cuti: 'Hari cuti',
      cuti_id: 'Nomor cuti',
      potongan: 'Potongan (%)',
      penjelasan: 'Penjelasan',
      dibekukan: 'Dibekukan',
      dihitung_pada: 'Dihitung',
    },
    tanpa: ['user_id', 'kode', 'radius', 'sumber', 'is_face_verified', 'terbuka_sampai'],
    buka: { kolom: ['penjelasan_ringkas', 'klaim'], jadi: withPenjelasan },
  },
  klaim_presensi: {
    judul: 'Ubah presensi',
    kolom: {
      presensi_klaim_id: 'Nomor',
      ...INSTANSI,
      jenis: 'Jenis',
      ...MASA,
      sehari: 'Sehari',
      jam_masuk: 'Jam masuk',
      jam_pulang: 'Jam pulang',
      keterangan: 'Keterangan',
      lampiran: 'Lampiran',
      status: 'Status',
      catatan: 'Catatan',
      ...DIBUAT,
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['dibuat_oleh', 'diputuskan_oleh'],
    // What an operator sent for many may tell of others.
    berkasMilik: 'dibuat_oleh',
    milik: 'presensi_klaim_id in (select presensi_klaim_id from klaim_presensi_anggota where user_id = :saya)',
    berkas: 'lampiran',
  },
  perintah_mesin: {
    judul: 'Perintah mesin',
    kolom: {
      ...INSTANSI,
      jenis: 'Perintah',
      status: 'Keadaan',
      ...DIBUAT,
      dikirim_pada: 'Diambil',
      dijawab_pada: 'Dijawab',
    },
    // What it tells of others is not his.
    tanpa: ['perintah_id', 'perangkat_id', 'kelompok', 'isi', 'kode_jawab', 'percobaan', 'dibuat_oleh'],
    milik: 'dibuat_oleh = :saya',
  },
  verval: {
    judul: 'Verifikasi bulanan',
    kolom: {
      ...INSTANSI,
      bulan: 'Bulan',
      status: 'Status',
      ringkasan: 'Jumlah yang dibekukan',
      dibekukan_pada: 'Dibekukan',
      dikirim_pada: 'Dikirim',
    },
    tanpa: ['user_id', 'dibekukan_oleh', 'dikirim_oleh'],
  },
  kiriman_simpatika: {
    judul: 'Kiriman ke sistem kepegawaian',
    kolom: { ...INSTANSI, bulan: 'Bulan', status: 'Status', nomor: 'Nomor', pesan: 'Pesan', pada: 'Pada' },
    tanpa: ['user_id', 'dibekukan_pada', 'kode', 'oleh'],
  },
};
