import { TANTANGAN_MENIT } from '@hadir/rules/auth/masa-langkah-masuk.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { makeSecretToken } from '../../../platform/kit/secret-token.ts';
import { insertTantangan } from '../../dasar/tantangan.queries.ts';

const BERLAKU_MS = TANTANGAN_MENIT * 60_000;

type Milik = { jenis: 'masuk' | 'daftar'; user_id: number | null; tenant_id: number | null; is_kode_surat?: boolean };

/** Begins a step that waits for its proof, for as long as the rule says (aturan/akses#faktor-kedua). The token's bytes are what a passkey signs. */
export async function openTantangan({ db, now }: BaseCtx, milik: Milik) {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(now.getTime() + BERLAKU_MS);
  await insertTantangan(db, { ...milik, token_hash, kedaluwarsa_pada });
  return { token, kedaluwarsa_pada: kedaluwarsa_pada.toISOString() };
}
