import { HariPanel } from './hari-panel.tsx';
import { useOpenHari } from './use-open-hari.ts';

/** The day that the address names, beside whatever list it was opened from. */
export function HariTerbukaSection({ organisasi_id }: { organisasi_id: number }) {
  const { opened, open } = useOpenHari();
  return <HariPanel organisasi_id={organisasi_id} opened={opened} rows={[]} onClose={() => open(null)} />;
}
