import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { useKeputusanTertunda } from '../../base/meja/use-keputusan-tertunda.ts';

/** Decisions about held taps: a first approval can be taken back for ten seconds, everything else is asked with a remark. */
export function useKeputusanDitahan(organisasi_id: number) {
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval'] } as const;
  const update = useMutation(api.putusanPresensi.decidePresensi.mutation(marks));
  const quiet = useMutation(api.putusanPresensi.decidePresensi.mutation({ ...marks, quiet: true }));
  const tertunda = useKeputusanTertunda();

  const ask = async ({ presensi_id, anggota, jam }: PresensiDitinjau, tindakan: 'hitung' | 'tolak') => {
    const isYes = tindakan === 'hitung';
    const answer = await confirm({
      title: `${isYes ? 'Terima' : 'Tolak'} presensi ${anggota.nama} pukul ${jam.slice(0, 5)}?`,
      message: isYes ? 'Harinya dinilai lagi dengan presensi ini.' : 'Presensinya tidak dihitung.',
      confirmLabel: isYes ? 'Terima' : 'Tolak',
      danger: !isYes,
      remark: 'required',
    });
    if (answer) update.mutate({ organisasi_id, presensi_id: [presensi_id], tindakan, keterangan: answer.remark });
  };
  const decideMany = async (ids: readonly number[], tindakan: 'hitung' | 'tolak', done: () => void) => {
    const isYes = tindakan === 'hitung';
    const answer = await confirm({
      title: `${isYes ? 'Terima' : 'Tolak'} ${ids.length} presensi?`,
      message: 'Semuanya diputuskan sekaligus; bila satu tidak dapat diputuskan, tidak satu pun berubah.',
      confirmLabel: isYes ? 'Terima semua' : 'Tolak semua',
      danger: !isYes,
      remark: isYes ? 'optional' : 'required',
    });
    if (!answer) return;
    const keterangan = answer.remark;
    update.mutate({ organisasi_id, presensi_id: [...ids], tindakan, keterangan }, { onSuccess: done });
  };
  const approve = (tap: PresensiDitinjau) => {
    const { presensi_id, anggota, status } = tap;
    if (status !== 'menunggu') return void ask(tap, 'hitung');
    tertunda.approve([presensi_id], `Presensi ${anggota.nama} diterima`, () =>
      quiet.mutateAsync({ organisasi_id, presensi_id: [presensi_id], tindakan: 'hitung' }),
    );
  };
  return {
    approve,
    reject: (tap: PresensiDitinjau) => ask(tap, 'tolak'),
    decideMany,
    pending: tertunda.pending,
    sending: update.isPending,
  };
}
