import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatBulan } from '../../kit/format/format.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

/** Sending the month of these members, or of all who are verified, after asking. */
export function useKirim(organisasi_id: number, bulan: string) {
  const confirm = useConfirm();
  const send = useMutation(api.kirimVerval.sendVerval.mutation({ refetches: ['verval'] }));
  /** `siapa` says whose month it is; `tanpa` are those whom nothing says who they are: they stay behind. */
  const kirim = async (user_ids: readonly number[] | null, siapa: string, tanpa: number, done?: () => void) => {
    const answer = await confirm({
      title: `Kirim ${formatBulan(bulan)} ke Simpatika?`,
      message: `Kehadiran ${siapa} dikirim sebagaimana dibekukan. Bulan yang kelak dibuka dan diverifikasi lagi dikirim ulang sebagai koreksi.`,
      ...(tanpa > 0 && user_ids === null
        ? {
            details: `${formatAngka(tanpa)} anggota tanpa NUPTK tidak ikut terkirim. Lengkapi dahulu, atau kirim menyusul.`,
          }
        : {}),
      confirmLabel: 'Kirim',
    });
    if (!answer) return;
    send.mutate(
      { organisasi_id, bulan, ...(user_ids ? { user_id: [...user_ids] } : {}) },
      { onSuccess: () => done?.() },
    );
  };
  return { kirim, sending: send.isPending };
}
