import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { tahunOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { galatPemilik } from '../../anggota/impor/galat-pemilik.ts';
import { readPilihan, readTanggal, readTeks, type Baca } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import type { Galat } from '../../platform/http/impor/impor-lembar.ts';
import type { FieldSaldo } from './kolom-saldo.ts';

export type IsiSaldo = {
  user_id: number;
  kategori: KategoriCuti | null;
  tahun: number;
  sisa: number | null;
  kedaluwarsa: Tanggal | null;
  keterangan: string | null;
};

type Acuan = {
  kategori: readonly KategoriCuti[];
  anggota: ReadonlyMap<number, { nama: string; nip: string | null }>;
  today: Tanggal;
};

/** One row of the file: what is left of a member's right of one year. An empty Sisa leaves it as it is. */
export function readBarisSaldo({ sel }: BarisTabel<FieldSaldo>, acuan: Acuan): { isi: IsiSaldo; galat: Galat[] } {
  const galat: Galat[] = [];
  const fail = (kolom: string, pesan: string) => void galat.push({ kolom, pesan });
  const take = <T>(kolom: string, baca: Baca<T>): T | null => {
    if ('nilai' in baca) return baca.nilai;
    fail(kolom, baca.pesan);
    return null;
  };

  const user_id = Number(take('ID', readTeks(sel.user_id)) ?? Number.NaN);
  galat.push(...galatPemilik(sel, acuan.anggota.get(user_id), 'Bukan anggota aktif instansi ini'));
  const choices = acuan.kategori.map((one) => ({ label: one.nama, nilai: one }));
  const kategori = take('Kategori', readPilihan(sel.kategori, choices, 'Kategori'));
  if (kategori === null && galat.every(({ kolom }) => kolom !== 'Kategori')) fail('Kategori', 'Isi kategori');

  const tahun = Number(take('Tahun', readTeks(sel.tahun)) ?? Number.NaN);
  const ini = tahunOf(acuan.today);
  if (!Number.isInteger(tahun) || tahun < ini - 2 || tahun > ini + 1) {
    fail('Tahun', `Isi tahun haknya, ${ini - 2} sampai ${ini + 1}`);
  }
  const kedaluwarsa = take('Berlaku Sampai', readTanggal(sel.kedaluwarsa));
  if (kedaluwarsa !== null && kedaluwarsa < acuan.today) fail('Berlaku Sampai', 'Tanggal ini sudah lewat');
  const keterangan = take('Keterangan', readTeks(sel.keterangan));
  if ((keterangan?.length ?? 0) > 300) fail('Keterangan', 'Paling banyak 300 huruf');
  return {
    isi: {
      user_id,
      kategori,
      tahun,
      sisa: readSisa(sel.sisa, kategori?.is_setengah_hari ?? true, fail),
      kedaluwarsa,
      keterangan,
    },
    galat,
  };
}

function readSisa(sel: unknown, isHalved: boolean, fail: (kolom: string, pesan: string) => void): number | null {
  if (sel === null || sel === undefined || sel === '') return null;
  // Of a text only digits as people write them: '1e2' would be a hundred.
  const isAngka = typeof sel !== 'string' || /^\d+([.,]\d+)?$/.test(sel.trim());
  const sisa = isAngka ? Number(typeof sel === 'string' ? sel.replace(',', '.') : sel) : Number.NaN;
  if (Number.isFinite(sisa) && sisa >= 0 && sisa <= SETAHUN_HARI && Number.isInteger(isHalved ? sisa * 2 : sisa))
    return sisa;
  fail('Sisa', `Isi jumlah hari dari 0 sampai ${SETAHUN_HARI}, ${isHalved ? 'boleh setengah' : 'dalam hari penuh'}`);
  return null;
}
