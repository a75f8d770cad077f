import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../base/links/href-to.ts';
import { api } from '../base/api/api.ts';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { UNTUK_WORDS } from './untuk-words.ts';

export const BAGIAN_PERSETUJUAN = ['presensi_manual', 'klaim', 'tukar_shift', 'jalur'] as const;
export type BagianPersetujuan = (typeof BAGIAN_PERSETUJUAN)[number];

type Props = { organisasi_id: number; current: BagianPersetujuan; parts: readonly BagianPersetujuan[] };

/** The queues of what waits for one's own decision, with how many, and the chains. */
export function PersetujuanTabs({ organisasi_id, current, parts }: Props) {
  const { data } = useQuery(api.persetujuan.countMenunggu.query({ organisasi_id }, { errors: 'caller' }));
  const labelOf = (part: BagianPersetujuan) => {
    if (part === 'jalur') return 'Jalur';
    const jumlah = data?.[part] ?? 0;
    return jumlah > 0 ? `${UNTUK_WORDS[part]} (${jumlah})` : UNTUK_WORDS[part];
  };
  return (
    <SectionTabs
      label="Bagian persetujuan"
      tabs={parts.map((part) => ({
        label: labelOf(part),
        href: hrefTo('persetujuan', { organisasi_id }, { bagian: part }),
        current: part === current,
      }))}
    />
  );
}
