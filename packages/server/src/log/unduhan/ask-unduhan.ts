import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { JobOwner } from '../../platform/queue/job-owner.ts';
import { rentangOf } from '../daftar/saring-log.ts';
import { namaUnduhan } from './nama-unduhan.ts';
import { unduhLogJob, type PermintaanUnduhan } from './unduh-log-job.ts';
import { findUnduhan } from '../../platform/queue/unduhan.queries.ts';
import { unduhanLogOf } from './unduhan-log-of.ts';
import { found } from '../../platform/kit/found.ts';

type Minta = Pick<PermintaanUnduhan, 'milik' | 'saring' | 'zona'>;

/** Has a file of the log made in the background, and answers it as it stands: waiting. */
export async function askUnduhan(
  ctx: UserCtx,
  tempat: Pick<JobOwner, 'tenant_id' | 'organisasi_id'>,
  minta: Minta,
): Promise<Unduhan> {
  const { db, deps, actor, today } = ctx;
  const rentang = rentangOf(minta.saring, today, minta.zona);
  // The span is settled when it is asked for, the rows when they are read.
  const saring = { ...minta.saring, from: rentang.from };
  const nama = namaUnduhan(rentang);
  const owner = { ...tempat, dibuat_oleh: actor.user_id };
  const unduhan_id = await deps.jobs.enqueue(db, unduhLogJob, { ...minta, saring, nama }, owner);
  const { is_sendiri: _, ...disebut } = saring;
  ctx.logChange({ sesudah: { unduhan: nama, ...disebut } });
  const unduhan = found(await findUnduhan(db, unduhanLogOf(actor.user_id, tempat.organisasi_id), unduhan_id));
  const { hasil: __, ...asked } = unduhan;
  return asked;
}
