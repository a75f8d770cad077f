import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { AkibatHari } from '../base/dampak/akibat-hari.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

type Props = { organisasi_id: number; klaim: KlaimPresensi };

/** What a claim that waits makes of its days once it is approved, told to whose turn it is; one on a frozen day is not approved. */
export function AkibatKeputusan({ organisasi_id, klaim }: Props) {
  if (!klaim.persetujuan.is_giliran_saya || klaim.hari_beku !== null) return null;
  return <Akibat organisasi_id={organisasi_id} klaim={klaim} />;
}

function Akibat({ organisasi_id, klaim }: Props) {
  const { presensi_klaim_id, persetujuan } = klaim;
  const { urutan, versi } = persetujuan;
  const { data, error } = useQuery({
    queryKey: ['pratinjauKeputusanKlaim', organisasi_id, presensi_klaim_id, urutan, versi],
    queryFn: () =>
      api.klaimPresensi.decideKlaim.call({
        organisasi_id,
        presensi_klaim_id,
        urutan,
        versi,
        keputusan: 'setujui',
        preview: true,
      }),
    meta: { errors: 'caller' as const },
  });
  if (error) return <FormNotice failure={error} />;
  if (!data) return <Skeleton lines={2} />;
  return <AkibatHari dampak={data.dampak} isAjuan />;
}
