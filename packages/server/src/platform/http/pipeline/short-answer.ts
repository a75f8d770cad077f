/**
 * Fields that a check-in is answered with. The place of each is its code in answers that are kept: add at the end only, and
 * take none away.
 */
const FIELDS =
  'code message data presensi hari kalimat presensi_id waktu tanggal jam timezone sebagai status alasan radius jarak_meter lokasi lokasi_presensi_id nama is_face_verified ada_foto is_luring is_lokasi_palsu is_ditinjau lapisan jadwal jadwal_id tipe_jadwal jam_masuk jam_pulang is_pulang_besok istirahat_mulai istirahat_selesai toleransi_masuk toleransi_pulang durasi_menit libur sebab sumber sumber_masuk sumber_pulang presensi_masuk_id presensi_pulang_id terlambat_menit pulang_cepat_menit kerja_libur_menit tidak_lengkap hari_cuti cuti cuti_id kategori jenis menit potongan kode is_terbuka'.split(
    ' ',
  );
/** What stands before a code, by the value, or its beginning, that follows the field at once. A JSON text has no such characters. */
const MARKS: readonly (readonly [mark: string, value: string])[] = [
  ['\u0001', ''],
  ['\u0002', 'null'],
  ['\u0003', 'false'],
  ['\u0004', 'true'],
  ['\u0005', '"'],
];

const shortOf = new Map<string, string>();
const longOf = new Map<string, string>();
for (const [index, field] of FIELDS.entries()) {
  for (const [mark, value] of MARKS) {
    const long = `"${field}":${value}`;
    const short = mark + String.fromCharCode(0x21 + index);
    shortOf.set(long, short);
    longOf.set(short, long);
  }
}

/** A JSON text in a third of its length, where it is a check-in's; of any other what it has in common with one. */
export const shortenAnswer = (text: string): string =>
  text.replace(/"\w+":(?:null|false|true|")?/g, (long) => shortOf.get(long) ?? long);

/** The text that was shortened, to the letter; one that never was stays as it is. */
export const restoreAnswer = (kept: string): string =>
  // oxlint-disable-next-line no-control-regex -- the marks are control characters, since a JSON text holds none
  kept.replace(/[\u0001-\u0005]./g, (short) => longOf.get(short) ?? short);
