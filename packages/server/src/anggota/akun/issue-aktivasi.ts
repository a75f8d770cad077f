import { replaceTautan } from '../../auth/dasar/tautan.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { makeKodeAktivasi } from './kode-aktivasi.ts';

const MASA_BERLAKU = 90 * 86_400_000;

export type Aktivasi = { user_id: number; token: string; tautan: string; kedaluwarsa_pada: Date };

/** A new activation token for each account, good for ninety days and once; earlier ones lapse. */
export async function issueAktivasi(ctx: OrganisasiCtx, user_ids: number[]): Promise<Aktivasi[]> {
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + MASA_BERLAKU);
  const issued = user_ids.map((user_id) => ({ user_id, ...makeKodeAktivasi() }));
  await replaceTautan(
    ctx.db,
    issued.map(({ user_id, token_hash }) => ({
      user_id,
      token_hash,
      jenis: 'aktivasi' as const,
      tenant_id: ctx.tenant_id,
      kedaluwarsa_pada,
    })),
    ctx.now,
  );
  return issued.map(({ user_id, token }) => ({
    user_id,
    token,
    tautan: `${ctx.deps.publicUrl}/aktivasi?token=${token}`,
    kedaluwarsa_pada,
  }));
}
