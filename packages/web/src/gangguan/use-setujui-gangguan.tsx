import { useMutation } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { reportFailure } from '../base/api/report-failure.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { gangguanCalls } from './gangguan-calls.ts';
import { TertundaList } from './tertunda-list.tsx';

/** Approves an incident after showing whom it excuses; false where the person went back or it was refused. */
export function useSetujuiGangguan(pemilik: Pemilik) {
  const confirm = useConfirm();
  const calls = gangguanCalls(pemilik);
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(calls.decide.mutation({ refetches }));
  const setujui = async (gangguan_id: number, cancelLabel?: string): Promise<boolean> => {
    const isi = { gangguan_id, keputusan: 'setujui' as const };
    try {
      const { dampak, tertunda } = await calls.decide.call({ ...isi, preview: true });
      const berubah =
        dampak.berubah === null
          ? `${formatAngka(dampak.hari)} hari dinilai ulang`
          : `${formatAngka(dampak.berubah)} hari berubah`;
      const answer = await confirm({
        title: 'Setujui gangguan ini?',
        message: `Semua yang terkena dimaafkan sekaligus: ${berubah}.`,
        details: (
          <>
            <DampakList dampak={dampak} />
            <TertundaList tertunda={tertunda} />
          </>
        ),
        confirmLabel: 'Setujui',
        ...(cancelLabel && { cancelLabel }),
      });
      if (!answer) return false;
    } catch (error) {
      reportFailure(error);
      return false;
    }
    return decide.mutateAsync(isi).then(
      () => true,
      () => false,
    );
  };
  return { setujui, sending: decide.isPending };
}
