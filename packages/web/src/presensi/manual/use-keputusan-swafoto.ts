import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const { diajukan, disetujui, ditolak } = STATUS_PRESENSI_MANUAL;

/** The decisions about requests that ask for a word first: a rejection, a revision, a permanent one, and many at once. */
export function useKeputusanSwafoto(organisasi_id: number) {
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] } as const;
  const decide = useMutation(api.presensiManual.decidePresensiManual.mutation(marks));
  const many = useMutation(api.presensiManual.decideBanyakManual.mutation({ ...marks, quiet: true }));
  const permanent = useMutation(api.presensiManual.rejectManualPermanen.mutation(marks));
  const reset = useMutation(api.presensiManual.resetManualPermanen.mutation(marks));

  const ask = async (manual: PresensiManual, status: KeputusanManual) => {
    const { jenjang } = manual.persetujuan;
    const isOnChain = status === ditolak && jenjang.length > 0;
    const answer = await confirm({
      title:
        status === disetujui ? `Setujui presensi ${manual.anggota.nama}?` : `Tolak presensi ${manual.anggota.nama}?`,
      message: status === disetujui ? 'Presensinya dihitung lagi.' : 'Presensinya tidak dihitung.',
      confirmLabel: status === disetujui ? 'Setujui' : 'Tolak',
      danger: status === ditolak,
      remark: manual.status === diajukan && !isOnChain ? 'optional' : 'required',
    });
    const { presensi_manual_id } = manual;
    const keputusan = { status, keterangan: answer?.remark, ...jenjangOf(manual) };
    if (answer) decide.mutate({ organisasi_id, presensi_manual_id, ...keputusan });
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
  const decideMany = async (chosen: readonly PresensiManual[], status: KeputusanManual, done: () => void) => {
    const answer = await confirm({
      title: status === disetujui ? `Setujui ${chosen.length} permintaan?` : `Tolak ${chosen.length} permintaan?`,
      message: 'Yang tidak dapat diputuskan dibiarkan dan disebutkan.',
      confirmLabel: status === disetujui ? 'Setujui semua' : 'Tolak semua',
      danger: status === ditolak,
      remark: 'optional',
    });
    if (!answer) return;
    const { diputuskan, dilewati } = await many.mutateAsync({
      organisasi_id,
      permintaan: chosen.map((one) => ({ presensi_manual_id: one.presensi_manual_id, ...jenjangOf(one) })),
      status,
      keterangan: answer.remark,
    });
    done();
    notify.success(`${diputuskan.length} permintaan diputuskan`);
    if (dilewati[0]) notify.warning(`${dilewati.length} dilewati. ${dilewati[0].nama}: ${dilewati[0].pesan}`);
  };
  return {
    ask,
    rejectPermanently,
    decideMany,
    resetPermanent: ({ presensi_manual_id }: PresensiManual) => reset.mutate({ organisasi_id, presensi_manual_id }),
    sending: decide.isPending || many.isPending || permanent.isPending || reset.isPending,
  };
}

/** The level that was seen to wait; a revision is meant for none. */
const jenjangOf = ({ status, persetujuan }: PresensiManual) =>
  status === diajukan ? { urutan: persetujuan.urutan } : {};
