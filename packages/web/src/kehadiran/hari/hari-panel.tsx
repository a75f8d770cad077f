import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { HariContent } from './hari-content.tsx';
import type { HariTerbuka } from './use-open-hari.ts';

type Props = {
  organisasi_id: number;
  opened: HariTerbuka | null;
  /** The rows in sight: a day among them needs no asking. */
  rows: readonly BarisKehadiran[];
  onClose: () => void;
};

/** One member's one day beside the list that it was opened from. */
export function HariPanel({ organisasi_id, opened, rows, onClose }: Props) {
  const title = opened ? formatHariTanggal(opened.tanggal) : 'Rincian kehadiran';
  return (
    <SidePanel opened={opened !== null} onClose={onClose} title={title}>
      {opened && <HariContent organisasi_id={organisasi_id} opened={opened} rows={rows} />}
    </SidePanel>
  );
}
