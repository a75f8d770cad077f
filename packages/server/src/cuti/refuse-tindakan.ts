import { KEPUTUSAN_CUTI, type HasilTindakan } from '@hadir/rules/cuti/tindakan-cuti.ts';
import type { StatusCuti } from '@hadir/rules/cuti/status-cuti.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { Ajuan } from './ajuan.queries.ts';
import { listRiwayat } from './riwayat-cuti.queries.ts';

const SEBUTAN: Record<StatusCuti, string> = {
  11: 'menjadi draf',
  12: 'diajukan',
  13: 'disetujui',
  14: 'ditolak atau dibatalkan',
};

type Alasan = Extract<HasilTindakan, { kind: 'refused' }>['reason'];

/** The answer to an action that the request's state does not allow; who decided meanwhile is named. */
export async function refuseTindakan(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  reason: Alasan,
  tindakan: string,
): Promise<Refusal> {
  if (reason === 'keterangan_required') return refuseField('keterangan', 'Isi keterangan');
  if (reason === 'not_changed') return new Refusal('cuti.not_changed');
  const decided = (await listRiwayat(ctx, ajuan.cuti_id)).findLast(isKeputusan);
  const isDecided = reason === 'already_decided' || (decided && ajuan.status !== 11);
  if (isDecided && decided) return new Refusal('cuti.already_decided', { nama: decided.nama, tindakan });
  return new Refusal('cuti.state', { status: SEBUTAN[ajuan.status], tindakan });
}

const isKeputusan = ({ tindakan }: { tindakan: string }) =>
  (KEPUTUSAN_CUTI as readonly string[]).includes(tindakan) || tindakan === 'dibatalkan';
