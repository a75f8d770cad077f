import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { found } from '../../platform/kit/found.ts';
import { findLaporan } from './laporan.queries.ts';
import { makeLaporanJob } from './make-laporan-job.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';

/** Has a report made in the background, and answers it as it stands: waiting. */
export async function askLaporan(ctx: MilikCtx, permintaan: PermintaanLaporan): Promise<Laporan> {
  const { db, deps, tenant_id, actor } = ctx;
  const owner = { tenant_id, organisasi_id: organisasiIdOf(ctx), dibuat_oleh: actor.user_id };
  const laporan_id = await deps.jobs.enqueue(db, makeLaporanJob, permintaan, owner);
  ctx.logChange({ sesudah: { laporan: permintaan.nama, format: permintaan.format } });
  const laporan = found(await findLaporan(ctx, laporan_id));
  const { hasil: _, ...asked } = laporan;
  return asked;
}
