import { useMutation } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { reportFailure } from '../base/api/report-failure.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { gangguanCalls } from './gangguan-calls.ts';
import { TertundaList } from './tertunda-list.tsx';

const TANYA = {
  setujui: {
    title: 'Setujui gangguan ini?',
    akibat: 'Semua yang terkena dimaafkan sekaligus',
    confirmLabel: 'Setujui',
  },
  batal: {
    title: 'Batalkan gangguan ini?',
    akibat: 'Yang tadinya dimaafkan karenanya tidak lagi dimaafkan',
    confirmLabel: 'Batalkan gangguan',
    danger: true,
    remark: 'required',
  },
} as const;

/**
 * Approves an incident, or takes an approved one back, after showing whose days become what; false where the person went
 * back or it was refused.
 */
export function usePutuskanGangguan(pemilik: Pemilik) {
  const confirm = useConfirm();
  const calls = gangguanCalls(pemilik);
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(calls.decide.mutation({ refetches }));
  const putuskan = async (
    gangguan_id: number,
    keputusan: keyof typeof TANYA,
    cancelLabel?: string,
  ): Promise<boolean> => {
    const isi = { gangguan_id, keputusan };
    const { akibat, ...kata } = TANYA[keputusan];
    let keterangan = '';
    try {
      const { dampak, tertunda } = await calls.decide.call({ ...isi, preview: true });
      const berubah =
        dampak.berubah === null
          ? `${formatAngka(dampak.hari)} hari dinilai ulang`
          : `${formatAngka(dampak.berubah)} hari berubah`;
      const answer = await confirm({
        ...kata,
        message: `${akibat}: ${berubah}.`,
        details: (
          <>
            <DampakList dampak={dampak} />
            <TertundaList tertunda={tertunda} />
          </>
        ),
        ...(cancelLabel && { cancelLabel }),
      });
      if (!answer) return false;
      keterangan = answer.remark;
    } catch (error) {
      reportFailure(error);
      return false;
    }
    return decide.mutateAsync({ ...isi, ...(keterangan && { keterangan }) }).then(
      () => true,
      () => false,
    );
  };
  return { putuskan, sending: decide.isPending };
}
