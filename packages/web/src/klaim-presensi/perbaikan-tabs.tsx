import { hrefTo } from '../base/links/href-to.ts';
import { SectionTabs } from '../ui/show/section-tabs.tsx';

export const BAGIAN = ['klaim', 'gangguan'] as const;
export type Bagian = (typeof BAGIAN)[number];

const LABEL: Record<Bagian, string> = { klaim: 'Ubah Presensi', gangguan: 'Gangguan' };

/** What mends attendance: claims and incidents. */
export function PerbaikanTabs({ organisasi_id, current }: { organisasi_id: number; current: Bagian }) {
  return (
    <SectionTabs
      label="Bagian Ubah Presensi"
      tabs={BAGIAN.map((bagian) => ({
        label: LABEL[bagian],
        href: hrefTo('klaimPresensi', { organisasi_id }, bagian === 'klaim' ? {} : { bagian }),
        current: bagian === current,
      }))}
    />
  );
}
