import type { kuesioner as calls } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

type Satu = { organisasi_id: number; kuesioner_id: number };

/** Reminds those who have not answered, once that was confirmed; `belum` is how many where that is known. */
export function useIngatkanKuesioner() {
  const confirm = useConfirm();
  const remind = useMutation({
    ...api.kuesioner.sendPengingatKuesioner.mutation({ quiet: true }),
    onSuccess: (sent) => (sent.diingatkan > 0 ? notify.success : notify.info)(sebutPengingat(sent)),
  });
  const ingatkan = async (satu: Satu, belum?: number) => {
    const question = {
      title: `Ingatkan ${belum === undefined ? 'yang' : `${formatAngka(belum)} orang yang`} belum menjawab?`,
      message: 'Pengingatnya tampil di lonceng masing-masing dan dikirim ke emailnya, paling banyak sekali sehari.',
      confirmLabel: 'Ingatkan',
    };
    if (await confirm(question)) remind.mutate(satu);
  };
  return { ingatkan, isPending: remind.isPending };
}

type Dikirim = Output<typeof calls.sendPengingatKuesioner>;

function sebutPengingat({ diingatkan, tanpa_email, sudah_diingatkan }: Dikirim): string {
  const parts = [
    diingatkan > 0 ? `${formatAngka(diingatkan)} orang diingatkan` : 'Tidak ada yang diingatkan lagi',
    tanpa_email > 0 && `${formatAngka(tanpa_email)} di antaranya tanpa email, hanya di loncengnya`,
    sudah_diingatkan > 0 && `${formatAngka(sudah_diingatkan)} sudah diingatkan hari ini`,
  ];
  return parts.filter(Boolean).join(', ');
}
