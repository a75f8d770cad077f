import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { sebutHambatan } from './sebut-hambatan.ts';

/** Freezing and opening a month, of these members or of all, each after asking. */
export function useVerval(organisasi_id: number, bulan: string) {
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'kirimVerval'] as const;
  const generate = useMutation(api.verval.generateVerval.mutation({ refetches }));
  const reopen = useMutation(api.verval.openVerval.mutation({ refetches }));
  const of = (user_ids: readonly number[] | null) => ({
    organisasi_id,
    bulan,
    ...(user_ids ? { user_id: [...user_ids] } : {}),
  });

  /** `siapa` says whose month it is, `terhambat` what is left in it and is frozen as it is. */
  const freeze = async (
    user_ids: readonly number[] | null,
    siapa: string,
    terhambat: readonly Pick<BarisVerval, 'hambatan'>[],
    done?: () => void,
  ) => {
    const sisa = sebutHambatan(terhambat);
    const answer = await confirm({
      title: `Verifikasi ${formatBulan(bulan)} untuk ${siapa}?`,
      message:
        'Kehadirannya dibekukan: klaim, swafoto, gangguan, cuti, dan jadwal tidak lagi mengubahnya sampai dibuka.',
      ...(sisa ? { details: `Dibekukan apa adanya: ${sisa}.` } : {}),
      confirmLabel: 'Verifikasi dan bekukan',
    });
    if (answer) generate.mutate(of(user_ids), { onSuccess: () => done?.() });
  };
  const open = async (user_ids: readonly number[] | null, siapa: string, done?: () => void) => {
    const answer = await confirm({
      title: `Buka ${formatBulan(bulan)} untuk ${siapa}?`,
      message:
        'Kehadirannya dinilai lagi dengan semua yang tiba sejak dibekukan. Yang sudah terkirim perlu dikirim ulang sebagai koreksi.',
      confirmLabel: 'Buka',
      danger: true,
      remark: 'required',
      remarkLabel: 'Alasan',
    });
    if (answer) reopen.mutate({ ...of(user_ids), alasan: answer.remark }, { onSuccess: () => done?.() });
  };
  return { freeze, open, sending: generate.isPending || reopen.isPending };
}
