import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { Db } from '../db/open-db.ts';
import { PREPARED } from '../db/prepared.ts';
import type { Actor, BaseCtx, Change } from './ctx.ts';
import type { Passed } from './guard.ts';

type Line = {
  endpoint: Endpoint;
  passed: Partial<Passed> & { caller?: Pick<Actor, 'user_id' | 'nama' | 'tenant_id'> | undefined };
  origin: BaseCtx['origin'];
  hasil: number;
  change: Change;
};

/** One line of the activity log: who, when, from where, what, before and after. */
export async function insertLogAktivitas(db: Db, { endpoint, passed, origin, hasil, change }: Line): Promise<void> {
  const person = passed.actor ?? passed.caller;
  await db
    .insertInto('log_aktivitas')
    .values({
      kegiatan: endpoint.summary,
      hasil,
      tenant_id: passed.tenant_id ?? change.tempat?.tenant_id ?? person?.tenant_id ?? null,
      organisasi_id: passed.organisasi?.organisasi_id ?? change.tempat?.organisasi_id ?? null,
      user_id: person?.user_id ?? null,
      nama: person?.nama ?? null,
      ip: origin.ip,
      user_agent: origin.user_agent,
      permintaan_id: origin.request_id,
      sebelum: change.sebelum === undefined ? null : JSON.stringify(change.sebelum),
      sesudah: change.sesudah === undefined ? null : JSON.stringify(change.sesudah),
    })
    .modifyEnd(PREPARED)
    .execute();
}
