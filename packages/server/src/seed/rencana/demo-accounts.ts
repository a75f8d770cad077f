export const DEMO_PASSWORD = 'hadir123';

/** Who can sign in to the demo, as printed at the start and in the README. */
export const DEMO_ACCOUNTS: readonly { username: string; siapa: string }[] = [
  { username: 'superadmin', siapa: 'Super Admin: seluruh tenant' },
  { username: 'viewer', siapa: 'Viewer: melihat semuanya, tidak mengubah apa pun' },
  { username: 'pemantau', siapa: 'Pemantau: membaca tenant Sukamaju' },
  { username: 'admin.sukamaju', siapa: 'Admin induk Kemenag Sukamaju' },
  { username: 'operator.mtsn1', siapa: 'Operator MTsN 1 Sukamaju (terhubung, berlangganan)' },
  { username: 'operator.mihikmah', siapa: 'Operator MI Al-Hikmah (terhubung, gratis)' },
  { username: 'operator.kantor', siapa: 'Operator Sekretariat (edisi umum)' },
  { username: 'guru.mtsn1', siapa: 'Guru MTsN 1, anggota biasa' },
  { username: 'pegawai.kantor', siapa: 'Pegawai Sekretariat, anggota biasa' },
  { username: 'pegawai.rangkap', siapa: 'Pegawai Sekretariat, sorenya guru di MI Al-Hikmah' },
  { username: 'nonaktif.mtsn1', siapa: 'Anggota MTsN 1 yang tidak aktif' },
  { username: 'pemantau.sukaraja', siapa: 'Pemantau: membaca tenant Kota Sukaraja' },
  { username: 'admin.sukaraja', siapa: 'Admin induk Kota Sukaraja' },
  { username: 'operator.disdik', siapa: 'Operator Dinas Pendidikan (edisi umum, berlangganan)' },
  { username: 'operator.setda', siapa: 'Operator Sekretariat Daerah (edisi umum)' },
  { username: 'pegawai.disdik', siapa: 'Pegawai Dinas Pendidikan, anggota biasa' },
  { username: 'pemantau.cendekia', siapa: 'Pemantau: membaca tenant Yayasan Cendekia' },
  { username: 'admin.cendekia', siapa: 'Admin induk Yayasan Cendekia, 40 sekolah' },
  { username: 'operator.cn16', siapa: 'Operator SMK Cendekia Semarang (edisi umum, berlangganan)' },
];
