import type { GrupPemohon } from '@hadir/rules/cuti/ajuan/batas-rekan.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listCutiLain, listRekan, type CutiLain } from './ajuan.queries.ts';

/** A member's group today, with its leave between two dates; null where he has no colleague. */
export async function loadGrup(
  ctx: OrganisasiCtx,
  user_id: number,
  range: TanggalRange,
  { isDecided }: { isDecided: boolean },
): Promise<GrupPemohon<CutiLain> | null> {
  const rekan = (await listRekan(ctx, [user_id])).map((one) => one.rekan);
  if (rekan.length === 0) return null;
  const { tgl_awal, tgl_akhir } = range;
  const pergi = await listCutiLain(ctx, rekan, { tgl_awal, tgl_akhir });
  return {
    anggota: rekan.length + 1,
    pergi: pergi.filter(({ status }) => !isDecided || status === STATUS_CUTI.disetujui),
  };
}
