import { hrefTo } from '../../base/links/href-to.ts';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';

export type BagianCuti = 'saya' | 'menunggu' | 'semua' | 'diputuskan' | 'kalender';

const LABEL: Record<BagianCuti, string> = {
  saya: 'Ajuan saya',
  menunggu: 'Menunggu keputusan saya',
  diputuskan: 'Yang saya putuskan',
  semua: 'Semua ajuan',
  kalender: 'Kalender',
};

type Props = { organisasi_id: number; current: BagianCuti; parts: readonly BagianCuti[] };

/** One's own requests, those that wait for one's decision, everybody's, and the calendar. */
export function CutiTabs({ organisasi_id, current, parts }: Props) {
  return (
    <SectionTabs
      label="Bagian ajuan"
      tabs={parts.map((part) => ({
        label: LABEL[part],
        href: hrefTo('riwayatCuti', { organisasi_id }, { bagian: part }),
        current: part === current,
      }))}
    />
  );
}
