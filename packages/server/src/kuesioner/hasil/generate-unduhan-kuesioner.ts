import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { seesJawabanOrang } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { judgeTerbuka } from './judge-terbuka.ts';
import { unduhKuesionerJob } from './unduh-kuesioner-job.ts';
import { findUnduhan } from '../../platform/queue/unduhan.queries.ts';
import { unduhanKuesionerOf } from './unduhan-kuesioner-of.ts';

type Call = typeof hasilKuesioner.generateUnduhanKuesioner;

/** Has a file made in the background, and answers it as it stands: waiting. Who only watches has none of each answer. */
export async function generateUnduhanKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id, isi } = input;
  const { db, deps, actor, organisasi } = ctx;
  if (isi === 'jawaban' && !seesJawabanOrang(actor.peran)) throw new Refusal('akses.denied');
  const kuesioner = await getUntukHasil(ctx, kuesioner_id);
  if (isi === 'jawaban' && kuesioner.is_anonim) throw new Refusal('kuesioner.anonim');
  if (!(await judgeTerbuka(ctx, kuesioner, {})).is_terbuka) throw new Refusal('kuesioner.anonim_sedikit');
  const nama = `${isi === 'hasil' ? 'Hasil' : 'Jawaban'} ${kuesioner.judul}`;
  const { tenant_id, organisasi_id } = organisasi;
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  const unduhan_id = await deps.jobs.enqueue(db, unduhKuesionerJob, { nama, kuesioner_id, isi }, owner);
  ctx.logChange({ sesudah: { unduhan: nama } });
  const { hasil: _, ...asked } = found(await findUnduhan(ctx.db, unduhanKuesionerOf(ctx, kuesioner_id), unduhan_id));
  return asked;
}
