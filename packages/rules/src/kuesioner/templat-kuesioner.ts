import type { JenisPertanyaan } from './pertanyaan.ts';

export const JENIS_TEMPLAT = ['kepuasan', 'kesehatan', 'evaluasi'] as const;
type JenisTemplat = (typeof JENIS_TEMPLAT)[number];

type Tanya = {
  jenis: JenisPertanyaan;
  judul: string;
  is_wajib?: boolean;
  pilihan?: readonly string[];
  baris?: readonly string[];
  batas?: readonly [number | null, number | null];
  label?: readonly [string, string];
  /** The how manieth question of the template, and which of its choices (from 1), or steps, it must have been answered by. */
  syarat?: { ke: number; nilai: readonly number[] };
};
export type Templat = {
  jenis: JenisTemplat;
  judul: string;
  keterangan: string;
  is_anonim: boolean;
  ucapan: string;
  bagian: readonly { judul: string; pertanyaan: readonly Tanya[] }[];
};

const SETUJU = ['Sangat tidak setuju', 'Tidak setuju', 'Setuju', 'Sangat setuju'];
const YA_TIDAK = ['Ya', 'Tidak'];

/** Questionnaires to start from. */
export const TEMPLAT_KUESIONER: readonly Templat[] = [
  {
    jenis: 'kepuasan',
    judul: 'Kepuasan bekerja',
    keterangan: 'Jawaban Anda membantu memperbaiki tempat kita bekerja.',
    is_anonim: true,
    ucapan: 'Terima kasih atas jawaban Anda.',
    bagian: [
      {
        judul: 'Secara umum',
        pertanyaan: [
          {
            jenis: 'skala',
            judul: 'Seberapa puas Anda bekerja di sini?',
            is_wajib: true,
            batas: [1, 5],
            label: ['Sangat tidak puas', 'Sangat puas'],
          },
          {
            jenis: 'teks_panjang',
            judul: 'Apa yang paling mengganggu?',
            syarat: { ke: 1, nilai: [1, 2] },
          },
          {
            jenis: 'matriks',
            judul: 'Sejauh mana Anda setuju?',
            is_wajib: true,
            pilihan: SETUJU,
            baris: ['Tugas saya jelas', 'Sarana kerja memadai', 'Pimpinan mendengarkan', 'Rekan kerja saling membantu'],
          },
        ],
      },
      {
        judul: 'Saran',
        pertanyaan: [
          {
            jenis: 'beberapa',
            judul: 'Apa yang perlu didahulukan?',
            pilihan: ['Sarana dan ruang kerja', 'Pembagian tugas', 'Pelatihan', 'Komunikasi', 'Kesejahteraan'],
            batas: [null, 2],
          },
          { jenis: 'teks_panjang', judul: 'Saran Anda' },
        ],
      },
    ],
  },
  {
    jenis: 'kesehatan',
    judul: 'Kesehatan hari ini',
    keterangan: 'Diisi sebelum mulai bekerja.',
    is_anonim: false,
    ucapan: 'Terima kasih. Semoga sehat selalu.',
    bagian: [
      {
        judul: 'Keadaan',
        pertanyaan: [
          { jenis: 'pilihan', judul: 'Apakah Anda merasa sehat hari ini?', is_wajib: true, pilihan: YA_TIDAK },
          {
            jenis: 'beberapa',
            judul: 'Keluhan apa yang dirasakan?',
            is_wajib: true,
            pilihan: ['Demam', 'Batuk atau pilek', 'Sakit kepala', 'Gangguan pencernaan', 'Lainnya'],
            syarat: { ke: 1, nilai: [2] },
          },
          { jenis: 'angka', judul: 'Suhu tubuh (°C)', batas: [34, 43], syarat: { ke: 1, nilai: [2] } },
          { jenis: 'tanggal', judul: 'Sejak kapan dirasakan?', syarat: { ke: 1, nilai: [2] } },
          {
            jenis: 'pilihan',
            judul: 'Apakah sudah berobat?',
            pilihan: YA_TIDAK,
            syarat: { ke: 1, nilai: [2] },
          },
        ],
      },
    ],
  },
  {
    jenis: 'evaluasi',
    judul: 'Evaluasi kegiatan',
    keterangan: 'Tentang kegiatan yang baru saja diikuti.',
    is_anonim: false,
    ucapan: 'Terima kasih sudah mengikuti kegiatan ini.',
    bagian: [
      {
        judul: 'Kegiatan',
        pertanyaan: [
          {
            jenis: 'skala',
            judul: 'Bagaimana kegiatan ini secara keseluruhan?',
            is_wajib: true,
            batas: [1, 5],
            label: ['Kurang sekali', 'Baik sekali'],
          },
          {
            jenis: 'matriks',
            judul: 'Nilailah masing-masing',
            is_wajib: true,
            pilihan: ['Kurang', 'Cukup', 'Baik', 'Sangat baik'],
            baris: ['Materi', 'Narasumber', 'Tempat', 'Waktu', 'Konsumsi'],
          },
          { jenis: 'pilihan', judul: 'Apakah kegiatan serupa perlu diadakan lagi?', is_wajib: true, pilihan: YA_TIDAK },
          { jenis: 'teks_pendek', judul: 'Topik yang diusulkan', syarat: { ke: 3, nilai: [1] } },
          { jenis: 'teks_panjang', judul: 'Kesan dan saran' },
        ],
      },
    ],
  },
];
