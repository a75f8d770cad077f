import { KALIMAT_TANPA_SIKLUS } from '@hadir/contract/jadwal/pola/kalimat-siklus.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { readPilihan, readTanggal, readTeks, type Baca, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import type { FieldPola } from './kolom-pola.ts';

const MAKS_NAMA = 100;

type Galat = { kolom: string; pesan: string };
/** Its days in order. One that is empty among them is a day that somebody forgot; only behind the last there is none. */
function splitSiklus(sel: Sel | undefined): Sel[] {
  if (typeof sel !== 'string') return sel === undefined || sel === null ? [] : [sel];
  const hari = sel.split(';').map((nama) => nama.trim() || null);
  return hari.slice(0, hari.findLastIndex((one) => one !== null) + 1);
}

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
  const hari = splitSiklus(sel.siklus);
  if (hari.length === 0) galat.push({ kolom: 'Siklus', pesan: KALIMAT_TANPA_SIKLUS });
  if (hari.length > SETAHUN_HARI) galat.push({ kolom: 'Siklus', pesan: `Paling banyak ${SETAHUN_HARI} hari` });
  const siklus = hari.map(
    (one, index) =>
      take('Siklus', readPilihan(one, shifts, 'Shift'), `Hari ke-${index + 1} kosong: isi nama shift, atau Libur`)
        ?.jadwal_id ?? null,
  );
  return { isi: { nama, tgl_acuan, siklus }, galat };
}
