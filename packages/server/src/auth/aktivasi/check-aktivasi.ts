import type { TautanAktivasi } from '@hadir/contract/auth/auth.contract.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findNamaOrganisasi } from './aktivasi.queries.ts';
import { readKodeAktivasi } from './read-kode-aktivasi.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findTautan } from '../dasar/tautan.queries.ts';

/** Whom an activation token belongs to, so that the person sees his own name before he chooses a password. */
export async function checkAktivasi(
  ctx: BaseCtx,
  { token }: { token: string },
): Promise<z.output<typeof TautanAktivasi>> {
  await ctx.deps.limits.take('tautan', ctx.origin.ip);
  const tautan = await findTautan(ctx.db, hashToken(readKodeAktivasi(token)), 'aktivasi', ctx.now);
  if (!tautan) throw new Refusal('auth.link_invalid');
  const nama_organisasi = await findNamaOrganisasi(ctx.db, tautan.user_id);
  return { nama: tautan.nama, email: tautan.email, jenis: tautan.jenis, nama_organisasi };
}
