import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { formatSaat } from '../kit/format/format-saat.ts';
import { Facts } from '../ui/show/facts.tsx';
import { StatusGangguanChip } from './status-gangguan-chip.tsx';

type Props = { pemilik: Pemilik; zona: Zona; gangguan: Gangguan };

/** What is known of an incident. */
export function FactsGangguan({ pemilik, zona, gangguan }: Props) {
  const { gangguan_id, status } = gangguan;
  return (
    <Facts
      facts={[
        { label: 'Status', value: <StatusGangguanChip status={status} /> },
        { label: 'Mulai', value: `${formatSaat(gangguan.dari, zona)} ${LABEL_ZONA[zona]}` },
        { label: 'Selesai', value: `${formatSaat(gangguan.sampai, zona)} ${LABEL_ZONA[zona]}` },
        { label: 'Dicatat', value: `${formatSaat(gangguan.dibuat_pada, zona)} oleh ${gangguan.dibuat_oleh ?? '—'}` },
        { label: 'Diputuskan', value: gangguan.diputuskan_oleh },
        { label: 'Catatan', value: gangguan.catatan },
        { label: 'Instansi', value: gangguan.organisasi.map(({ nama }) => nama).join(', '), wide: true },
        {
          label: 'Bukti',
          value: gangguan.bukti && <a href={buktiUrl(pemilik, gangguan_id)}>{gangguan.bukti}</a>,
          wide: true,
        },
      ]}
    />
  );
}

const buktiUrl = (pemilik: Pemilik, gangguan_id: number): string =>
  'tenant_id' in pemilik
    ? api.gangguanTenant.getBuktiGangguanTenant.url({ ...pemilik, gangguan_id })
    : api.gangguan.getBuktiGangguan.url({ ...pemilik, gangguan_id });
