import type { Koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import { saranKoneksi } from '@hadir/rules/tenant/koneksi.ts';
import type { BarisKoneksi } from './koneksi.queries.ts';

/** A connection with what is to be done about it. */
export function toKoneksi(row: BarisKoneksi): Koneksi {
  const { total: _, ...koneksi } = row;
  return { ...koneksi, saran: saranKoneksi(row.jenis, row.keadaan) };
}
