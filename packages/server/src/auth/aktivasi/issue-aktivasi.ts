import { AKTIVASI_CUKUP_HARI, AKTIVASI_HARI } from '@hadir/rules/auth/masa-aktivasi.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { replaceTautan, selectAktivasiBerlaku } from '../dasar/tautan.queries.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { seal, unseal, type SecretKeys } from '../../platform/kit/seal.ts';
import { makeKodeAktivasi } from './kode-aktivasi.ts';

/** Whoever issues tokens, for the accounts of a tenant or (null) those above all. */
export type PenerbitAktivasi = Pick<TenantCtx, 'db' | 'deps' | 'now'> & { tenant_id: number | null };
export type Aktivasi = { user_id: number; token: string; tautan: string; kedaluwarsa_pada: Date };

/** A new activation token for each account, good once and for a while (aturan/akses#aktivasi); earlier ones lapse. */
export async function issueAktivasi(ctx: PenerbitAktivasi, user_ids: number[]): Promise<Aktivasi[]> {
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + AKTIVASI_HARI * SEHARI_MS);
  const issued = user_ids.map((user_id) => ({ user_id, ...makeKodeAktivasi() }));
  await replaceTautan(
    ctx.db,
    issued.map(({ user_id, token, token_hash }) => ({
      user_id,
      tersegel: seal(ctx.deps.secretKeys, Buffer.from(token), contextOfAktivasi(user_id)),
      token_hash,
      jenis: 'aktivasi' as const,
      tenant_id: ctx.tenant_id,
      kedaluwarsa_pada,
    })),
    ctx.now,
  );
  return issued.map(({ user_id, token }) => aktivasiOf(ctx, { user_id, token, kedaluwarsa_pada }));
}

/**
 * The activation token that each account has, where it holds long enough, and a new one for the others: asking
 * twice gives the same, and no sheet that was handed out lapses by it.
 */
export async function keepAktivasi(ctx: PenerbitAktivasi, user_ids: number[]): Promise<Aktivasi[]> {
  const sampai = new Date(ctx.now.getTime() + AKTIVASI_CUKUP_HARI * SEHARI_MS);
  const kept = new Map<number, Aktivasi>();
  for (const { user_id, tersegel, kedaluwarsa_pada } of await selectAktivasiBerlaku(ctx.db, user_ids, sampai)) {
    const token = readTersegel(ctx.deps.secretKeys, user_id, tersegel);
    if (token) kept.set(user_id, aktivasiOf(ctx, { user_id, token, kedaluwarsa_pada: new Date(kedaluwarsa_pada) }));
  }
  const issued = await issueAktivasi(
    ctx,
    user_ids.filter((user_id) => !kept.has(user_id)),
  );
  for (const one of issued) kept.set(one.user_id, one);
  return user_ids.flatMap((user_id) => kept.get(user_id) ?? []);
}

const aktivasiOf = ({ deps }: PenerbitAktivasi, one: Omit<Aktivasi, 'tautan'>): Aktivasi => ({
  ...one,
  tautan: `${deps.publicUrl}/aktivasi?token=${one.token}`,
});

export const contextOfAktivasi = (user_id: number) => `aktivasi|${user_id}`;

/** Undefined where it was sealed with a key that the server no longer has. */
function readTersegel(keys: SecretKeys, user_id: number, tersegel: Buffer): string | undefined {
  try {
    return unseal(keys, tersegel, contextOfAktivasi(user_id)).toString();
  } catch {
    return undefined;
  }
}
