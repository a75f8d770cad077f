import { toBukuSaldo, type BukuSaldo } from '@hadir/rules/cuti/buku/buku-saldo.ts';
import {
  listBarisBuku,
  listCutiBuku,
  listPemilikBuku,
  type BarisBukuCuti,
  type CutiBuku,
  type PemilikBuku,
} from './buku-cuti.queries.ts';
import type { BukuCtx } from './buku-ctx.ts';

/** A member's leave of one year: each ledger's book, and the requests that were decided. */
export type BukuCuti = {
  pemilik: PemilikBuku;
  saldo: { kategori: string; buku: BukuSaldo<BarisBukuCuti> }[];
  cuti: CutiBuku[];
};

/** The leave books of these members of a year, by name; three queries for however many they are. */
export async function loadBuku(ctx: BukuCtx, user_ids: readonly number[], tahun: number): Promise<BukuCuti[]> {
  const pemilik = await listPemilikBuku(ctx, user_ids);
  const lines = Map.groupBy(await listBarisBuku(ctx, user_ids), ({ user_id }) => user_id);
  const cuti = Map.groupBy(await listCutiBuku(ctx, user_ids, tahun), ({ user_id }) => user_id);
  return pemilik.map((one) => {
    const ledgers = Map.groupBy(lines.get(one.user_id) ?? [], ({ cuti_kategori_id }) => cuti_kategori_id);
    return {
      pemilik: one,
      saldo: [...ledgers.values()].map((own) => ({
        kategori: own[0]?.kategori ?? '',
        buku: toBukuSaldo(own, tahun, ctx.today),
      })),
      cuti: cuti.get(one.user_id) ?? [],
    };
  });
}
