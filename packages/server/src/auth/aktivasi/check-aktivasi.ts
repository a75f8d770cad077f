import type { TautanAktivasi } from '@hadir/contract/auth/aktivasi/aktivasi.calls.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { countTautanSalah } from '../dasar/count-tautan-salah.ts';
import { findAlamatSurat } from '../dasar/akun.queries.ts';
import { findAturanAkun } from '../dasar/aturan-akun.queries.ts';
import { listNamaOrganisasi } from './aktivasi.queries.ts';
import { getTautanAktivasi } from './get-tautan-aktivasi.ts';

/** Whom an activation token belongs to, so that the person sees his own name, and the address and user name on record, before he chooses a password. */
export async function checkAktivasi(
  ctx: BaseCtx,
  { token }: { token: string },
): Promise<z.output<typeof TautanAktivasi>> {
  const tautan = await countTautanSalah(ctx, () => getTautanAktivasi(ctx, token));
  const nama_organisasi = (await listNamaOrganisasi(ctx.db, [tautan.user_id])).get(tautan.user_id) ?? null;
  const akun = await findAlamatSurat(ctx.db, tautan.user_id);
  const { sandi_min } = await findAturanAkun(ctx.db, tautan.user_id, ctx.now);
  const { nama, username, jenis } = tautan;
  return { nama, username, email: akun?.email ?? null, jenis, nama_organisasi, sandi_min };
}
