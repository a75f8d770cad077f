import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findKuesioner, holdKuesioner } from '../dasar/kuesioner.queries.ts';
import { findTautan } from './publik.queries.ts';

/**
 * What a link opens: a published questionnaire, open or not, in the day of its organisation's zone. Refuses (404) a link
 * that is none of ours or was revoked, and counts it against the address.
 */
export async function openTautan(
  ctx: BaseCtx,
  token: string,
  find: typeof findKuesioner | typeof holdKuesioner = findKuesioner,
) {
  const tautan = await findTautan(ctx.db, hashToken(token));
  const isAktif = tautan?.status_organisasi === STATUS_RECORD.aktif && tautan.status_tenant === STATUS_RECORD.aktif;
  if (!tautan || !isAktif) {
    await ctx.deps.limits.take('tautan', networkOf(ctx.origin.ip));
    throw new Refusal('kuesioner.tautan_tidak_berlaku');
  }
  const { kuesioner_id, tenant_id, organisasi_id, nama } = tautan;
  const timezone = await getZona(ctx.db, organisasi_id, ctx.now);
  const tempat = { ...ctx, today: localToday(ctx.now, timezone), organisasi: { tenant_id, organisasi_id } };
  const kuesioner = found(await find(tempat, kuesioner_id));
  if (kuesioner.status === 'draf' || kuesioner.is_anonim) throw new Refusal('kuesioner.tautan_tidak_berlaku');
  return { tempat, kuesioner, organisasi: nama };
}
