import { found } from '../../platform/kit/found.ts';
import { listTautanAktivasi } from '../../auth/dasar/tautan.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';

/** The activation tokens that a member was ever given, the latest first, without the tokens themselves. */
export async function listAktivasi(ctx: OrganisasiCtx, { user_id }: { user_id: number }) {
  found(await findAnggota(ctx, user_id));
  const tautan = await listTautanAktivasi(ctx.db, user_id);
  return tautan.map((one) => ({ ...one, keadaan: keadaanOf(one, ctx.now) }));
}

type Masa = { dipakai_pada: string | null; kedaluwarsa_pada: string };

function keadaanOf({ dipakai_pada, kedaluwarsa_pada }: Masa, now: Date) {
  if (dipakai_pada) return 'dipakai' as const;
  return new Date(kedaluwarsa_pada) > now ? ('berlaku' as const) : ('kedaluwarsa' as const);
}
