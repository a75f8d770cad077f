import { HariPanel } from '../../kehadiran/hari/hari-panel.tsx';
import { useOpenHari } from '../../kehadiran/hari/use-open-hari.ts';

/** The day of one's own that the address names, beside the screen that led to it: what was recorded, why, and the way to have it put right. */
export function HariSaya({ organisasi_id }: { organisasi_id: number }) {
  const { opened, open } = useOpenHari();
  return <HariPanel organisasi_id={organisasi_id} opened={opened} rows={[]} onClose={() => open(null)} />;
}
