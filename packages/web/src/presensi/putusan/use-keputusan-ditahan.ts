import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { useKeputusanTertunda } from '../../base/meja/use-keputusan-tertunda.ts';
import { LABEL_TINDAKAN_PRESENSI } from '../../base/words/label-tindakan-presensi.ts';

const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval', 'persetujuan'] as const;

/**
 * Decisions about held taps: what waits is decided so that it can be taken back for ten seconds; a refusal, and what was
 * decided before, is asked with a remark.
 */
export function useKeputusanDitahan(organisasi_id: number) {
  const confirm = useConfirm();
  const update = useMutation(api.putusanPresensi.decidePresensi.mutation({ refetches, quiet: true }));
  const tertunda = useKeputusanTertunda();
  const decide = (ids: readonly number[], tindakan: 'hitung' | 'tolak', told: string, keterangan?: string) =>
    tertunda.decide(ids, tindakan === 'hitung' ? 'setuju' : 'tolak', told, [
      () => update.mutateAsync({ organisasi_id, presensi_id: [...ids], tindakan, keterangan }),
    ]);

  /** True where the row waits to be sent, so that one goes on to the next. */
  const ask = async (tap: PresensiDitinjau, tindakan: 'hitung' | 'tolak') => {
    const { presensi_id, anggota, jam, status } = tap;
    const isYes = tindakan === 'hitung';
    const answer = await confirm({
      title: `${LABEL_TINDAKAN_PRESENSI[tindakan]} presensi ${anggota.nama} pukul ${sebutJam(jam)}?`,
      message: isYes ? 'Harinya dinilai lagi dengan presensi ini.' : 'Presensinya tidak dihitung.',
      confirmLabel: LABEL_TINDAKAN_PRESENSI[tindakan],
      danger: !isYes,
      remark: 'required',
    });
    if (!answer) return false;
    const told = sebutPutusan(tap, tindakan);
    if (status === 'menunggu') {
      decide([presensi_id], tindakan, told, answer.remark);
      return true;
    }
    update.mutate(
      { organisasi_id, presensi_id: [presensi_id], tindakan, keterangan: answer.remark },
      { onSuccess: () => notify.success(told) },
    );
    return false;
  };
  const decideMany = async (ids: readonly number[], tindakan: 'hitung' | 'tolak', done: () => void) => {
    const isYes = tindakan === 'hitung';
    const answer = await confirm({
      title: `${LABEL_TINDAKAN_PRESENSI[tindakan]} ${ids.length} presensi?`,
      message: 'Semuanya diputuskan sekaligus; bila satu tidak dapat diputuskan, tidak satu pun berubah.',
      confirmLabel: `${LABEL_TINDAKAN_PRESENSI[tindakan]} semua`,
      danger: !isYes,
      remark: isYes ? 'optional' : 'required',
    });
    if (!answer) return;
    decide(ids, tindakan, `${ids.length} presensi ${SEBUTAN[tindakan]}`, answer.remark);
    done();
  };
  const approve = (tap: PresensiDitinjau) => {
    if (tap.status !== 'menunggu') return void ask(tap, 'hitung');
    decide([tap.presensi_id], 'hitung', sebutPutusan(tap, 'hitung'));
  };
  return {
    approve,
    reject: (tap: PresensiDitinjau) => ask(tap, 'tolak'),
    decideMany,
    pending: tertunda.pending,
    sending: update.isPending,
  };
}

const SEBUTAN = { hitung: 'diterima', tolak: 'ditolak' } as const;

const sebutPutusan = ({ anggota, tanggal, jam }: PresensiDitinjau, tindakan: 'hitung' | 'tolak') =>
  `Presensi ${anggota.nama} ${formatTanggal(tanggal)} ${sebutJam(jam)} ${SEBUTAN[tindakan]}`;
