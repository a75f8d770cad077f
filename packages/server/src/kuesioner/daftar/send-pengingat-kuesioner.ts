import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { lockKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireKeadaan } from '../dasar/require-keadaan.ts';
import { ingatkanKuesionerJob } from './ingatkan-kuesioner-job.ts';
import { listBelumMenjawab, markDiingatkan } from './responden.queries.ts';

type Call = typeof kuesioner.sendPengingatKuesioner;

/** Has each told who has not answered and was not reminded today (aturan/kuesioner#pengingat). */
export async function sendPengingatKuesioner(ctx: OrganisasiCtx, { kuesioner_id }: Input<Call>): Promise<Output<Call>> {
  const { actor, db, deps, organisasi, today } = ctx;
  const { judul, ...stored } = found(await lockKuesioner(ctx, kuesioner_id));
  requireKeadaan(stored, today, 'ingatkan');
  const belum = await listBelumMenjawab(ctx, kuesioner_id);
  const ingat = belum.filter((one) => !one.sudah_diingatkan);
  const user_ids = ingat.map(({ user_id }) => user_id);
  if (user_ids.length > 0) {
    await markDiingatkan(ctx, kuesioner_id, user_ids);
    const { tenant_id, organisasi_id } = organisasi;
    const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
    await deps.jobs.enqueue(db, ingatkanKuesionerJob, { kuesioner_id, user_ids }, owner);
  }
  const jumlah = {
    diingatkan: user_ids.length,
    tanpa_email: ingat.filter(({ email }) => email === null).length,
    sudah_diingatkan: belum.length - user_ids.length,
  };
  ctx.logChange({ sesudah: { judul, ...jumlah } });
  return jumlah;
}
