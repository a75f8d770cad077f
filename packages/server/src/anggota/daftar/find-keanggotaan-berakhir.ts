import type { KeanggotaanBerakhir } from '@hadir/contract/anggota/daftar/keanggotaan-berakhir.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';

/** Of each of these that reaches beyond the last day of its member's membership, which that is. */
export async function findKeanggotaanBerakhir<T extends { user_id: number; tgl_akhir: Tanggal }>(
  ctx: LayananCtx,
  semua: readonly T[],
): Promise<Map<T, KeanggotaanBerakhir>> {
  if (semua.length === 0) return new Map();
  const berakhir = await ctx.deps.upward.listKeanggotaanBerakhir(
    ctx,
    semua.map(({ user_id }) => user_id),
  );
  return new Map(
    semua.flatMap((one): [T, KeanggotaanBerakhir][] => {
      const satu = berakhir.get(one.user_id);
      return satu && satu.tgl_akhir < one.tgl_akhir ? [[one, satu]] : [];
    }),
  );
}
