/** First and last parts of the demo's names, as they are common across the archipelago. None is a real person's. */
export const NAMA_PEREMPUAN = [
  'Siti Aminah', 'Dewi Lestari', 'Nur Hasanah', 'Rina Marlina', 'Fitri Handayani', 'Ratna Sari', 'Wahyuni', 'Sri Wahyuningsih',
  'Aisyah Putri', 'Indah Permata', 'Yuliana', 'Kartika', 'Maya Anggraini', 'Lilis Suryani', 'Endang Rahayu', 'Nurul Hidayah',
  'Rahmawati', 'Dian Puspita', 'Eka Wulandari', 'Halimah', 'Zahra Amelia', 'Tuti Alawiyah', 'Ni Made Ayu', 'Maria Goreti',
  'Hartini', 'Umi Kulsum', 'Salsabila', 'Mutia Rahman', 'Sulastri', 'Nabila Khairunnisa',
] as const; // prettier-ignore

export const NAMA_LAKI = [
  'Ahmad Fauzi', 'Budi Santoso', 'Muhammad Rizki', 'Hasan Fadli', 'Agus Setiawan', 'Dedi Kurniawan', 'Slamet Riyadi', 'Joko Pramono',
  'Andi Mappatoba', 'Imam Nawawi', 'Rahmat Hidayat', 'Yusuf Maulana', 'Taufik Akbar', 'Eko Prasetyo', 'Hendra Gunawan', 'Syamsul Arifin',
  'Bambang Irawan', 'Zainal Abidin', 'Ridwan Hamzah', 'Fajar Nugroho', 'Iwan Setia', 'Made Wirawan', 'Yohanes Sinaga', 'Arif Rahman',
  'Nanang Qosim', 'Abdul Ghofur', 'Wawan Hermawan', 'Lukman Hakim', 'Sigit Purnomo', 'Teguh Wibowo',
] as const; // prettier-ignore

export const GELAR_GURU = ['S.Pd.', 'S.Pd.I.', 'M.Pd.', 'S.Ag.', 'S.Si.', 'Lc.'] as const;
export const GELAR_KANTOR = ['S.E.', 'S.H.', 'S.Kom.', 'M.M.', 'S.Sos.'] as const;

export const MATA_PELAJARAN = [
  'Guru Matematika', 'Guru Bahasa Indonesia', 'Guru Bahasa Arab', 'Guru Fikih', "Guru Al-Qur'an Hadis", 'Guru Akidah Akhlak', 'Guru IPA',
  'Guru IPS', 'Guru Bahasa Inggris', 'Guru PJOK', 'Guru Seni Budaya', 'Guru SKI', 'Guru BK',
] as const; // prettier-ignore
