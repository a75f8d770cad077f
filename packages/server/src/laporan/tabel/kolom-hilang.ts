import type { BarisKetidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { gabungTanggal } from '../../platform/print/gabung-tanggal.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';

/** All days that one member was away for one reason, the earliest first. */
export type Hilang = { anggota: BarisKetidakhadiran['anggota']; sebab: string; tanggal: string[]; hari: number };

const { teks, angka, jumlah } = kolomOf<Hilang>();

/** Ketidakhadiran as a page to print: a row a member and reason. */
export const KOLOM_HILANG = [
  angka('No', 0.1, (_, index) => index + 1),
  teks('Nama', 30, 2, ({ anggota }) => anggota.nama),
  teks('NIP', 22, 0.1, ({ anggota }) => anggota.nip),
  teks('Grup', 20, 1, ({ anggota }) => anggota.nama_group),
  teks('Ketidakhadiran', 22, 1, ({ sebab }) => sebab),
  teks('Tanggal', 40, 4, ({ tanggal }) => gabungTanggal(tanggal)),
  jumlah('Hari', 0.5, ({ hari }) => hari),
];

/** The days of a list brought together by member and reason, by name. */
export function toHilang(rows: readonly BarisKetidakhadiran[]): Hilang[] {
  const groups = new Map<string, Hilang>();
  for (const { anggota, kategori, tanggal, hari } of rows.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))) {
    const sebab = kategori ?? 'Absen';
    const key = `${anggota.user_id} ${sebab}`;
    const found = groups.get(key) ?? { anggota, sebab, tanggal: [], hari: 0 };
    found.tanggal.push(tanggal);
    found.hari += hari;
    groups.set(key, found);
  }
  const byName = (a: Hilang, b: Hilang) =>
    a.anggota.nama.localeCompare(b.anggota.nama, 'id') ||
    a.anggota.user_id - b.anggota.user_id ||
    a.sebab.localeCompare(b.sebab, 'id');
  return [...groups.values()].toSorted(byName);
}
