/** What lines of the log are about: a path's parameter, in the words that people know the thing by. */
export const JENIS_OBJEK: Readonly<Record<string, string>> = {
  atribut: 'Atribut',
  berkas: 'Berkas jawaban',
  cuti: 'Ajuan cuti',
  cuti_dispensasi: 'Tanggal dispensasi cuti',
  cuti_kalender: 'Langganan kalender cuti',
  cuti_kategori: 'Kategori cuti',
  gangguan: 'Gangguan presensi',
  group: 'Grup',
  harga: 'Harga langganan',
  hari_libur: 'Hari libur',
  jadwal: 'Jam kerja',
  kuesioner: 'Kuesioner',
  laporan: 'Laporan',
  lokasi_presensi: 'Lokasi presensi',
  mutasi: 'Mutasi',
  order: 'Pesanan langganan',
  passkey: 'Passkey',
  pekerjaan: 'Impor log mesin',
  pengumuman: 'Pengumuman',
  perangkat: 'Perangkat',
  periode_laporan: 'Periode laporan',
  permintaan_akses: 'Permintaan akses',
  persetujuan: 'Rantai persetujuan',
  pola_kerja: 'Pola kerja',
  presensi: 'Presensi',
  presensi_klaim: 'Ubah presensi',
  presensi_manual: 'Presensi swafoto',
  sesi: 'Sesi masuk',
  setting_jadwal: 'Jadwal kerja',
  skor_presensi: 'Keterlambatan',
  tertahan: 'Ketukan yang ditahan',
  tukar_shift: 'Tukar shift',
  undangan: 'Undangan anggota',
  unduhan: 'Unduhan',
};

/** Told as an object in a line, though nobody looks for it by its number: people and places have fields of their own. */
const LAIN: Readonly<Record<string, string>> = {
  jenis: 'Tindak lanjut',
  kelompok: 'Perintah mesin',
  kode_organisasi: 'Instansi berkode',
  kode_pembayaran: 'Pembayaran',
  no_reg: 'Nomor registrasi',
  organisasi: 'Instansi nomor',
  tahun: 'Tahun',
  tenant: 'Tenant nomor',
  user: 'Orang nomor',
};

/** The kind of thing that a line is about, as people say it; of one that no call names any more its own name. */
export const sebutJenisObjek = (objek: string): string => JENIS_OBJEK[objek] ?? LAIN[objek] ?? objek;
