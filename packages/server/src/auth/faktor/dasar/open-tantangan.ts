import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { makeSecretToken } from '../../../platform/kit/secret-token.ts';
import { insertTantangan } from '../../dasar/tantangan.queries.ts';

const LIMA_MENIT = 300_000;

type Milik = { jenis: 'masuk' | 'daftar'; user_id: number | null; tenant_id: number | null; is_kode_surat?: boolean };

/** Begins a step that waits five minutes for its proof. The token's bytes are what a passkey signs. */
export async function openTantangan({ db, now }: BaseCtx, milik: Milik) {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(now.getTime() + LIMA_MENIT);
  await insertTantangan(db, { ...milik, token_hash, kedaluwarsa_pada });
  return { token, kedaluwarsa_pada: kedaluwarsa_pada.toISOString() };
}
