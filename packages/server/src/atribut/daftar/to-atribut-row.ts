import { KALIMAT_PILIHAN_SAMA, KALIMAT_TANPA_PILIHAN } from '@hadir/contract/atribut/daftar/kalimat-pilihan.ts';
import type { AtributIsi } from '@hadir/contract/atribut/daftar/atribut.ts';
import { NAMA_BAKU } from '@hadir/contract/atribut/daftar/nama-baku.ts';
import type * as z from 'zod/mini';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findNamaTerpakai, type AtributRow } from './atribut.queries.ts';

export type AtributInput = { [Field in keyof typeof AtributIsi]: z.output<(typeof AtributIsi)[Field]> };

/**
 * An atribut as it is stored. Refuses a name that stands beside it already, in its own list or in one that it comes
 * into, and choices that are none (aturan/atribut#nama, aturan/atribut#nilai).
 */
export async function toAtributRow(
  ctx: MilikCtx,
  { nama, tipe, pilihan, is_wajib, is_dilihat_anggota, is_diisi_anggota }: AtributInput,
  selain?: number,
): Promise<Omit<AtributRow, 'status' | 'keterangan'>> {
  if (NAMA_BAKU.some((baku) => baku.toLowerCase() === nama.toLowerCase())) {
    throw refuseField('nama', 'Nama ini sudah dipakai isian yang dimiliki setiap anggota');
  }
  const terpakai = await findNamaTerpakai(ctx, nama, selain);
  if (terpakai) {
    const isOthers = !ctx.organisasi && terpakai.instansi !== null;
    const whose = isOthers ? `atribut instansi ${terpakai.instansi}` : 'atribut lain';
    throw refuseField('nama', `Nama ini sudah dipakai ${whose}`);
  }
  const isPilihan = tipe === 'pilihan';
  if (isPilihan && pilihan.length === 0) throw refuseField('pilihan', KALIMAT_TANPA_PILIHAN);
  if (new Set(pilihan.map((one) => one.toLowerCase())).size < pilihan.length) {
    throw refuseField('pilihan', KALIMAT_PILIHAN_SAMA);
  }
  return {
    nama,
    tipe,
    pilihan: isPilihan ? pilihan : [],
    is_wajib,
    is_dilihat_anggota: is_dilihat_anggota || is_diisi_anggota,
    is_diisi_anggota,
  };
}
