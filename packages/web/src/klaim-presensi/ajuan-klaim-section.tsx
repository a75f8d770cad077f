import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { AjuanSayaSection } from '../persetujuan/ajuan-saya-section.tsx';
import { sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { StatusKlaimChip } from './status-klaim-chip.tsx';

/** A member's own claims that nobody has decided yet, which he may still take back. Nothing where there is none. */
export function AjuanKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.klaimPresensi.listKlaimSendiri.query({ organisasi_id, status: 'diajukan', count: 5 }, { errors: 'caller' }),
  );
  const cancel = useMutation(api.klaimPresensi.cancelKlaim.mutation());
  if (!data || data.total === 0) return null;
  const rows = data.data.map((klaim) => ({
    id: klaim.presensi_klaim_id,
    words: `${sebutTanggalKlaim(klaim)}: ${sebutHakKlaim(klaim)}`,
    name: `klaim ${sebutTanggalKlaim(klaim)}`,
    chip: <StatusKlaimChip status={klaim.status} />,
    jalan: klaim.persetujuan,
    diajukan_pada: klaim.dibuat_pada,
  }));
  return (
    <AjuanSayaSection
      title="Perubahan yang Anda ajukan"
      rows={rows}
      question={{ title: 'Tarik klaim ini?', message: 'Harinya tetap seperti yang tercatat.' }}
      loading={cancel.isPending}
      onTakeBack={(presensi_klaim_id) => cancel.mutate({ organisasi_id, presensi_klaim_id })}
    />
  );
}
