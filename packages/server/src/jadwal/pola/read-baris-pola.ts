import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { readPilihan, readTanggal, readTeks, type Baca, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import { splitNama } from '../../platform/files/xlsx/split-nama.ts';
import type { FieldPola } from './kolom-pola.ts';

const MAKS_NAMA = 100;

type Galat = { kolom: string; pesan: string };
type Isi = { nama: string; tgl_acuan: string; siklus: (number | null)[] };

/** One row of the file as a pattern, with what is wrong in it. */
export function readBarisPola(
  { sel }: Pick<BarisTabel<FieldPola>, 'sel'>,
  shifts: Pilihan<{ jadwal_id: number | null }>,
): { isi: Isi; galat: Galat[] } {
  const galat: Galat[] = [];
  const take = <T>(kolom: string, baca: Baca<T>, kosong: string): T | null => {
    if ('pesan' in baca) galat.push({ kolom, pesan: baca.pesan });
    else if (baca.nilai === null) galat.push({ kolom, pesan: kosong });
    return 'nilai' in baca ? baca.nilai : null;
  };
  const nama = take('Nama', readTeks(sel.nama), 'Isi nama pola') ?? '';
  if (nama.length > MAKS_NAMA) galat.push({ kolom: 'Nama', pesan: `Paling banyak ${MAKS_NAMA} huruf` });
  const tgl_acuan = take('Hari Pertama', readTanggal(sel.tgl_acuan), 'Isi tanggal hari pertama siklus') ?? '';
  const hari = splitNama(sel.siklus).filter((one) => one !== null);
  if (hari.length === 0) galat.push({ kolom: 'Siklus', pesan: 'Isi paling sedikit satu hari' });
  if (hari.length > SETAHUN_HARI) galat.push({ kolom: 'Siklus', pesan: `Paling banyak ${SETAHUN_HARI} hari` });
  const siklus = hari.map(
    (one) => take('Siklus', readPilihan(one, shifts, 'Shift'), 'Isi nama shift')?.jadwal_id ?? null,
  );
  return { isi: { nama, tgl_acuan, siklus }, galat };
}
