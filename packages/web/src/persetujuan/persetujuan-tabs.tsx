import { hrefTo } from '../base/links/href-to.ts';
import { SectionTabs } from '../ui/show/section-tabs.tsx';
import { LABEL_ANTREAN, type Antrean } from './bagian-persetujuan.ts';

type Props = {
  organisasi_id: number;
  current: Antrean | undefined;
  parts: readonly Antrean[];
  jumlah: Record<Antrean, number> | undefined;
};

/** The queues of what waits for one's own decision, with how many in each. */
export function PersetujuanTabs({ organisasi_id, current, parts, jumlah }: Props) {
  return (
    <SectionTabs
      label="Bagian persetujuan"
      tabs={parts.map((part) => ({
        label: jumlah?.[part] ? `${LABEL_ANTREAN[part]} (${jumlah[part]})` : LABEL_ANTREAN[part],
        href: hrefTo('persetujuan', { organisasi_id }, { bagian: part }),
        current: part === current,
      }))}
    />
  );
}
