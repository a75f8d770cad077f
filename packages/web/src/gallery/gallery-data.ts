import type { Tone } from '../ui/show/tone.ts';

const NAMES = [
  'Rina Gunawan',
  'Lestari Fauzi',
  'Lestari Handayani',
  'Bambang Nurhaliza',
  'Yusuf Anggraini',
  'Rizky Puspita',
  'Kartika Anggraini',
  'Indah Rahmawati',
  'Muhammad Fauzi',
  'Indah Hidayat',
  'Budi Gunawan',
  'Siti Nurhaliza',
  'Eko Prasetyo',
];
const GROUPS = ['Guru Mata Pelajaran', 'Guru Kelas', 'Pimpinan', 'Satpam'];
const STATUSES: [Tone, string][] = [
  ['green', 'Tepat waktu'],
  ['red', 'Terlambat'],
  ['green', 'Tepat waktu'],
  ['red', 'Pulang cepat'],
];

export type GalleryRow = {
  id: number;
  nama: string;
  nip: string;
  masuk: string;
  pulang: string;
  grup: string;
  tone: Tone;
  status: string;
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // an index modulo the length exists

const galleryRow = (id: number): GalleryRow => ({
  id,
  nama: at(NAMES, id),
  nip: `19950607${String(2000 + id)}`,
  masuk: `06:${String((id * 7) % 60).padStart(2, '0')}:${String((id * 13) % 60).padStart(2, '0')}`,
  pulang: `15:${String((id * 11) % 60).padStart(2, '0')}:${String((id * 17) % 60).padStart(2, '0')}`,
  grup: at(GROUPS, id),
  tone: at(STATUSES, id)[0],
  status: at(STATUSES, id)[1],
});

const ROWS = 248;
const PAGE_SIZE = 15;

/** A page of the gallery's records, shaped as the server answers. */
export function galleryPage(page: number, search: string, sort: string | undefined) {
  const all = Array.from({ length: ROWS }, (_, index) => galleryRow(index + 1)).filter((row) =>
    row.nama.toLowerCase().includes(search.toLowerCase()),
  );
  if (sort) all.sort((a, b) => a.nama.localeCompare(b.nama) * (sort.startsWith('-') ? -1 : 1));
  const data = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const last_page = Math.max(Math.ceil(all.length / PAGE_SIZE), 1);
  const from = data.length > 0 ? (page - 1) * PAGE_SIZE + 1 : null;
  return { data, current_page: page, last_page, total: all.length, from, to: from && from + data.length - 1 };
}

export const galleryMembers = Array.from({ length: 1200 }, (_, index) => {
  const row = galleryRow(index + 1);
  return { id: row.id, label: row.nama, detail: row.nip };
});
