/**
 * Fields that a check-in is answered with. The place of each is its code in answers that are kept: add at the end only, and
 * take none away.
 */
export const ISIAN_JAWABAN: readonly string[] =
  'code message data presensi hari kalimat presensi_id waktu tanggal jam timezone sebagai status alasan radius jarak_meter lokasi lokasi_presensi_id nama is_face_verified ada_foto is_luring is_lokasi_palsu is_ditinjau lapisan jadwal jadwal_id tipe_jadwal jam_masuk jam_pulang is_pulang_besok istirahat_mulai istirahat_selesai toleransi_masuk toleransi_pulang durasi_menit libur sebab sumber sumber_masuk sumber_pulang presensi_masuk_id presensi_pulang_id terlambat_menit pulang_cepat_menit kerja_libur_menit tidak_lengkap hari_cuti cuti cuti_id kategori jenis menit potongan kode is_terbuka'.split(
    ' ',
  );
