import { KEPUTUSAN_CUTI, type HasilTindakan } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import type { Ajuan } from './ajuan.queries.ts';
import { listRiwayat, type TindakanRiwayat } from './riwayat-cuti.queries.ts';

const SEBUTAN: Record<StatusCuti, string> = {
  [STATUS_CUTI.dibuat]: 'menjadi draf',
  [STATUS_CUTI.diajukan]: 'diajukan',
  [STATUS_CUTI.disetujui]: 'disetujui',
  [STATUS_CUTI.ditolak]: 'ditolak atau dibatalkan',
};

type Alasan = Extract<HasilTindakan, { kind: 'refused' }>['reason'];

/** The answer to an action that the request's state does not allow: the state is named, and who brought it there. */
export async function refuseTindakan(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  reason: Alasan,
  tindakan: string,
): Promise<Refusal> {
  if (reason === 'keterangan_required') return refuseField('keterangan', 'Isi keterangan');
  if (reason === 'not_changed') return new Refusal('cuti.not_changed');
  const riwayat = await listRiwayat(ctx, ajuan.cuti_id);
  const decided = riwayat.findLast(isKeputusan);
  const isDecided = reason === 'already_decided' || (decided && ajuan.status !== STATUS_CUTI.dibuat);
  if (isDecided && decided) {
    const putusan = sebutPutusan(ajuan, decided.tindakan);
    return new Refusal('cuti.already_decided', { putusan, nama: decided.nama, tindakan });
  }
  const isDitarik = ajuan.status === STATUS_CUTI.dibuat && riwayat.at(-1)?.tindakan === 'ditarik';
  return new Refusal('cuti.state', { status: isDitarik ? 'ditarik' : SEBUTAN[ajuan.status], tindakan });
}

const PUTUSAN: readonly TindakanRiwayat[] = [...KEPUTUSAN_CUTI, 'dibatalkan', 'perubahan ditolak'];
const isKeputusan = ({ tindakan }: { tindakan: TindakanRiwayat }) => PUTUSAN.includes(tindakan);

/** The state that the last decision left: of a chain that goes on only that one was made. */
function sebutPutusan({ status }: Ajuan, terakhir: TindakanRiwayat): string {
  if (status === STATUS_CUTI.diajukan) return 'diputuskan';
  if (status === STATUS_CUTI.disetujui) return 'disetujui';
  return terakhir === 'perubahan ditolak' ? 'dibatalkan' : terakhir;
}
