import { findHariBeku } from '@hadir/rules/cuti/ajuan/find-hari-beku.ts';
import { listHariCuti, type RentangAjuan } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';
import { listHariBekuAjuan } from './hari-tercatat.queries.ts';

/** Of each of these requests that takes a frozen day the first of them. */
export async function findHariBekuAjuan(
  ctx: LayananCtx,
  ajuan: readonly (RentangAjuan & { cuti_id: number })[],
): Promise<Map<number, Tanggal>> {
  const beku = Map.groupBy(await listHariBekuAjuan(ctx, ajuan), ({ cuti_id }) => cuti_id);
  const found = ajuan.flatMap((one): [number, Tanggal][] => {
    const days = beku.get(one.cuti_id) ?? [];
    const kerja = new Set(days.filter(({ is_kerja }) => is_kerja).map(({ tanggal }) => tanggal));
    const first = findHariBeku(
      listHariCuti(one, (tanggal) => kerja.has(tanggal)),
      days.map(({ tanggal }) => tanggal),
    );
    return first === null ? [] : [[one.cuti_id, first]];
  });
  return new Map(found);
}
