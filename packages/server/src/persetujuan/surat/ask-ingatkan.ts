import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { ingatkanPenyetujuJob } from './ingatkan-penyetuju-job.ts';

type Ctx = Pick<OrganisasiCtx, 'db' | 'deps' | 'actor'> & {
  organisasi: { tenant_id: number; organisasi_id: number };
};

/** Has those told, after the commit, who may decide a waiting request only now: a chain or its people have changed. */
export async function askIngatkan({ db, deps, actor, organisasi }: Ctx): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await deps.jobs.enqueue(db, ingatkanPenyetujuJob, {}, { tenant_id, organisasi_id, dibuat_oleh: actor.user_id });
}
