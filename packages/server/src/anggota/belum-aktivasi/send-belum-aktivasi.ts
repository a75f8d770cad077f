import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { countDapatDisurati } from './belum-aktivasi.queries.ts';
import { kirimAktivasiJob, type KirimAktivasi } from './kirim-aktivasi-job.ts';

/** Asks for the links of many to be mailed; refused where nobody of them can be, and only one such job runs in a tenant. */
export async function sendBelumAktivasi(ctx: TenantCtx, { organisasi_id, pilihan }: KirimAktivasi) {
  const { db, deps, tenant_id, actor } = ctx;
  const jumlah = await countDapatDisurati(db, tenant_id, { organisasi_id, pilihan });
  if (jumlah === 0) throw new Refusal('anggota.none_reachable');
  const owner = { tenant_id, organisasi_id: null, dibuat_oleh: actor.user_id };
  const pekerjaan_id = await deps.jobs.enqueue(db, kirimAktivasiJob, { organisasi_id, pilihan }, owner, 'semua');
  ctx.logChange({ sesudah: { organisasi_id, jumlah } });
  return { pekerjaan_id };
}
