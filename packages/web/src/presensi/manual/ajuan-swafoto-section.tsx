import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { AjuanSayaSection } from '../../persetujuan/ajuan-saya-section.tsx';
import { StatusManualChip } from './status-manual-chip.tsx';

/** A member's own requests with a selfie that wait, with their way, which he may still take back. Nothing where there is none. */
export function AjuanSwafotoSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.presensiManual.listPresensiManualSendiri.query(
      { organisasi_id, status: STATUS_PRESENSI_MANUAL.diajukan, count: 5 },
      { errors: 'caller' },
    ),
  );
  const cancel = useMutation(
    api.presensiManual.cancelPresensiManual.mutation({ refetches: ['presensi', 'kehadiran'] }),
  );
  if (!data || data.total === 0) return null;
  const rows = data.data.map(({ presensi_manual_id, tanggal, jam, status, persetujuan, dibuat_pada }) => {
    const words = `${formatHariTanggal(tanggal)} ${sebutJam(jam)}`;
    const chip = <StatusManualChip status={status} />;
    const name = `presensi swafoto ${words}`;
    return { id: presensi_manual_id, words, name, chip, jalan: persetujuan, diajukan_pada: dibuat_pada };
  });
  return (
    <AjuanSayaSection
      title="Presensi swafoto yang Anda ajukan"
      rows={rows}
      question={{ title: 'Tarik permintaan ini?', message: 'Presensinya tidak dihitung.' }}
      loading={cancel.isPending}
      onTakeBack={(presensi_manual_id) => cancel.mutate({ organisasi_id, presensi_manual_id })}
    />
  );
}
