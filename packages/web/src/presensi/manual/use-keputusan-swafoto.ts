import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { sebutDibiarkan } from '../../base/meja/sebut-dibiarkan.ts';
import { kirimSatu } from '../../base/meja/send-in-turn.ts';
import { useKeputusanTertunda } from '../../base/meja/use-keputusan-tertunda.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { CHIP_STATUS_MANUAL } from './chip-status-manual.ts';
import type { PutusanOf } from './use-putusan-manual.ts';

const { diajukan, disetujui, ditolak } = STATUS_PRESENSI_MANUAL;
const TINDAKAN = { [disetujui]: 'setujui', [ditolak]: 'tolak' } as const;
const LABEL: Record<KeputusanManual, string> = { [disetujui]: 'Setujui', [ditolak]: 'Tolak' };

/**
 * The decisions about requests: what waits is decided so that it can be taken back for ten seconds; a rejection, a
 * revision, a permanent one, and many at once ask for a word first.
 */
export function useKeputusanSwafoto(organisasi_id: number, putusanOf: PutusanOf) {
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] } as const;
  const decide = useMutation(
    api.presensiManual.decidePresensiManual.mutation({ ...marks, quiet: true, errors: 'caller' }),
  );
  const { pending, decide: decideLater } = useKeputusanTertunda();
  const many = useMutation(api.presensiManual.decideBanyakManual.mutation({ ...marks, quiet: true, errors: 'caller' }));
  const permanent = useMutation(api.presensiManual.rejectManualPermanen.mutation(marks));
  const reset = useMutation(api.presensiManual.resetManualPermanen.mutation(marks));
  const remarkOf = (some: readonly PresensiManual[], status: KeputusanManual) =>
    some.some((one) => putusanOf(one).get(TINDAKAN[status])?.isBerketerangan) ? 'required' : 'optional';

  const approve = (manual: PresensiManual) =>
    decideLater([manual.presensi_manual_id], 'setuju', sebutPutusan(manual, disetujui), [
      kirimSatu(manual.anggota.nama, () => decide.mutateAsync({ organisasi_id, ...toKeputusan(manual, disetujui) })),
    ]);
  /** True where the row waits to be sent, so that one goes on to the next. */
  const ask = async (manual: PresensiManual, status: KeputusanManual) => {
    const answer = await confirm({
      title: `${LABEL[status]} presensi ${manual.anggota.nama}?`,
      message: status === disetujui ? 'Presensinya dihitung lagi.' : 'Presensinya tidak dihitung.',
      confirmLabel: LABEL[status],
      danger: status === ditolak,
      remark: remarkOf([manual], status),
    });
    if (!answer) return false;
    const told = sebutPutusan(manual, status);
    const input = { organisasi_id, ...toKeputusan(manual, status), keterangan: answer.remark };
    if (manual.status === diajukan) {
      const send = kirimSatu(manual.anggota.nama, () => decide.mutateAsync(input));
      decideLater([manual.presensi_manual_id], kataOf(status), told, [send], answer.remark);
      return true;
    }
    decide.mutate(input, { onSuccess: () => notify.success(told), onError: reportFailure });
    return false;
  };
  const rejectPermanently = async ({ presensi_manual_id, anggota }: PresensiManual) => {
    const answer = await confirm({
      title: `Tolak permanen presensi ${anggota.nama}?`,
      message: 'Ia tidak dapat mengajukan lagi untuk tanggal ini sampai penolakannya dibatalkan.',
      confirmLabel: 'Tolak permanen',
      danger: true,
      remark: 'required',
    });
    if (answer) permanent.mutate({ organisasi_id, presensi_manual_id, keterangan: answer.remark });
  };
  /** `sebab` holds why others that were chosen are left. */
  const decideMany = async (
    chosen: readonly PresensiManual[],
    status: KeputusanManual,
    sebab: readonly string[],
    done: () => void,
  ) => {
    const answer = await confirm({
      title: `${LABEL[status]} ${chosen.length} permintaan?`,
      message: sebutDibiarkan('Yang tidak dapat diputuskan dibiarkan dan disebutkan.', sebab),
      confirmLabel: chosen[1] ? `${LABEL[status]} semua` : LABEL[status],
      danger: status === ditolak,
      remark: remarkOf(chosen, status),
    });
    if (!answer) return;
    const ids = chosen.map((one) => one.presensi_manual_id);
    const told = sebutDibiarkan(`${ids.length} permintaan ${CHIP_STATUS_MANUAL[status].label.toLowerCase()}`, sebab);
    const send = async () => {
      const { dilewati } = await many.mutateAsync({
        organisasi_id,
        permintaan: chosen.map((one) => ({ presensi_manual_id: one.presensi_manual_id, ...menungguOf(one) })),
        status,
        keterangan: answer.remark,
      });
      return dilewati;
    };
    decideLater(ids, kataOf(status), told, [send], answer.remark);
    done();
  };
  return {
    pending,
    approve,
    ask,
    rejectPermanently,
    decideMany,
    resetPermanent: ({ presensi_manual_id }: PresensiManual) => reset.mutate({ organisasi_id, presensi_manual_id }),
    sending: decide.isPending || many.isPending || permanent.isPending || reset.isPending,
  };
}

const kataOf = (status: KeputusanManual) => (status === disetujui ? 'setuju' : 'tolak');

const sebutPutusan = ({ anggota, tanggal, jam }: PresensiManual, status: KeputusanManual) =>
  `Presensi ${anggota.nama} ${formatTanggal(tanggal)} ${sebutJam(jam)} ${CHIP_STATUS_MANUAL[status].label.toLowerCase()}`;

const toKeputusan = (manual: PresensiManual, status: KeputusanManual) => ({
  presensi_manual_id: manual.presensi_manual_id,
  status,
  ...menungguOf(manual),
});

/** What was seen to wait; a revision answers nothing that waits. */
const menungguOf = ({ status, persetujuan }: PresensiManual) => (status === diajukan ? dijawabOf(persetujuan) : {});
