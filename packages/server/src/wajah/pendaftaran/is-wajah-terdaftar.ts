import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { listWajah } from './wajah.queries.ts';

/** Whether an enrolment of this person counts. */
export async function isWajahTerdaftar({ db }: UserCtx, user_id: number): Promise<boolean> {
  return (await listWajah(db, user_id)).some(({ status }) => status === 'berlaku');
}
