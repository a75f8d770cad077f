/** The demo's tenant and organisations: one linked and subscribed, one linked and free, one of the general edition. */
export const DEMO_TENANT = {
  no_reg: '327601',
  kode_tenant: 'kemenag-sukamaju',
  nama: 'Kantor Kementerian Agama Kabupaten Sukamaju',
  email: 'sekretariat@kemenag-sukamaju.contoh.id',
  alamat: 'Jalan Merdeka 12, Sukamaju',
} as const;

export type RencanaOrganisasi = {
  kode: string;
  nama: string;
  jenis: 'madrasah' | 'kantor';
  k_sumber_data: 1 | 2;
  is_langganan: boolean;
  npsn: string | null;
  nsm: string | null;
  alamat: string;
  kepala: { nama: string; gender: 'L' | 'P' };
  lokasi: { nama: string; lat: number; lng: number; radius_meter: number }[];
  grup: { nama: string; jumlah: number }[];
  masuk: string;
  pulang: string;
  pulang_jumat: string;
  /** 1 Monday to 7 Sunday. */
  hari_kerja: readonly number[];
};

export const DEMO_ORGANISASI: readonly RencanaOrganisasi[] = [
  {
    kode: 'MTSN1',
    nama: 'MTsN 1 Sukamaju',
    jenis: 'madrasah',
    k_sumber_data: 1,
    is_langganan: true,
    npsn: '20278101',
    nsm: '121132760001',
    alamat: 'Jalan Pendidikan 4, Sukamaju',
    kepala: { nama: 'Drs. H. Zainal Arifin, M.Pd.', gender: 'L' },
    lokasi: [
      { nama: 'Gedung Utama', lat: -6.5963, lng: 106.7972, radius_meter: 120 },
      { nama: 'Kampus Dua', lat: -6.6021, lng: 106.8055, radius_meter: 80 },
    ],
    grup: [
      { nama: 'Guru', jumlah: 24 },
      { nama: 'Tata Usaha', jumlah: 6 },
      { nama: 'Penjaga', jumlah: 3 },
    ],
    masuk: '07:00',
    pulang: '14:00',
    pulang_jumat: '11:00',
    hari_kerja: [1, 2, 3, 4, 5, 6],
  },
  {
    kode: 'MIHIKMAH',
    nama: 'MI Al-Hikmah',
    jenis: 'madrasah',
    k_sumber_data: 1,
    is_langganan: false,
    npsn: '60709012',
    nsm: '111232760012',
    alamat: 'Kampung Cibodas, Sukamaju',
    kepala: { nama: 'Hj. Maryam, S.Pd.I.', gender: 'P' },
    lokasi: [{ nama: 'Madrasah', lat: -6.6305, lng: 106.8203, radius_meter: 100 }],
    grup: [{ nama: 'Guru', jumlah: 9 }],
    masuk: '07:00',
    pulang: '12:30',
    pulang_jumat: '11:00',
    hari_kerja: [1, 2, 3, 4, 5, 6],
  },
  {
    kode: 'KANTOR',
    nama: 'Sekretariat Kemenag Sukamaju',
    jenis: 'kantor',
    k_sumber_data: 2,
    is_langganan: true,
    npsn: null,
    nsm: null,
    alamat: 'Jalan Merdeka 12, Sukamaju',
    kepala: { nama: 'Dr. H. Nurdin Halim, M.Ag.', gender: 'L' },
    lokasi: [{ nama: 'Kantor', lat: -6.5894, lng: 106.8061, radius_meter: 100 }],
    grup: [
      { nama: 'Umum dan Kepegawaian', jumlah: 7 },
      { nama: 'Pendidikan Madrasah', jumlah: 6 },
      { nama: 'Bimas Islam', jumlah: 5 },
    ],
    masuk: '07:30',
    pulang: '16:00',
    pulang_jumat: '16:30',
    hari_kerja: [1, 2, 3, 4, 5],
  },
];

export const DEMO_PASSWORD = 'hadir123';

/** Who can sign in to the demo, as printed at the start and in the README. */
export const DEMO_ACCOUNTS: readonly { username: string; siapa: string }[] = [
  { username: 'superadmin', siapa: 'Super Admin: seluruh tenant' },
  { username: 'viewer', siapa: 'Viewer: melihat semuanya, tidak mengubah apa pun' },
  { username: 'pemantau', siapa: 'Pemantau: membaca tenant Sukamaju' },
  { username: 'admin.sukamaju', siapa: 'Admin tenant Kemenag Sukamaju' },
  { username: 'operator.mtsn1', siapa: 'Operator MTsN 1 Sukamaju (terhubung, berlangganan)' },
  { username: 'operator.mihikmah', siapa: 'Operator MI Al-Hikmah (terhubung, gratis)' },
  { username: 'operator.kantor', siapa: 'Operator Sekretariat (edisi umum)' },
  { username: 'guru.mtsn1', siapa: 'Guru MTsN 1, anggota biasa' },
  { username: 'pegawai.kantor', siapa: 'Pegawai Sekretariat, anggota biasa' },
  { username: 'nonaktif.mtsn1', siapa: 'Anggota MTsN 1 yang tidak aktif' },
];
