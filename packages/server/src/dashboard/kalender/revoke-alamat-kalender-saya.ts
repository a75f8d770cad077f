import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { deleteAlamat, findAlamat } from './alamat-kalender-saya.queries.ts';

/** Makes the address of the caller's own calendar answer nothing any more; 404 where there is none. */
export async function revokeAlamatKalenderSaya(ctx: UserCtx): Promise<null> {
  const { dibuat_pada } = found(await findAlamat(ctx));
  await deleteAlamat(ctx);
  ctx.logChange({ sebelum: { dibuat_pada } });
  return null;
}
