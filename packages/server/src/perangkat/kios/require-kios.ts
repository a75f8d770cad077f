import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { isDariSumber } from '../dasar/alamat-sumber.ts';
import { findKiosOfToken, findKiosOfTokenLama, type Kios } from './kios.queries.ts';
import { refuseKios } from './refuse-kios.ts';

/**
 * The kiosk that a token is of. Refuses one that was taken back, whose kiosk is not active or speaks from elsewhere, and
 * one of a closed place, all alike; what is none of ours counts against its address, and what was read at a kiosk that was
 * taken back with that kiosk.
 */
export async function requireKios(ctx: BaseCtx, token: string, isBacaan = false): Promise<Kios & Terpasang> {
  const { db, deps, now, origin } = ctx;
  const token_hash = hashToken(token);
  const kios = await findKiosOfToken(db, token_hash, now);
  if (!kios) {
    await deps.limits.take('tautan', networkOf(origin.ip));
    const lama = isBacaan ? await findKiosOfTokenLama(db, token_hash, now) : undefined;
    if (lama) return refuseKios(ctx, lama, 'kios.dilepas');
    throw new Refusal('kios.dilepas');
  }
  const isHeard = kios.status === STATUS_RECORD.aktif && kios.is_buka && isDariSumber(kios.alamat_sumber, origin.ip);
  if (!isHeard) return refuseKios(ctx, kios, 'kios.dilepas');
  return { ...kios, token_hash };
}

export type Terpasang = { token_hash: Buffer };
