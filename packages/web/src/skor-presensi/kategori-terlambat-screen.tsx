import { HitungUlangSection } from '../kehadiran/turunan/hitung-ulang-section.tsx';
import { KeterlambatanPage } from './keterlambatan-page.tsx';

/** Keterlambatan: the organisation's lateness categories, or its tenant's, and the incidents that touched it. */
export function KategoriTerlambatScreen({ organisasi_id }: { organisasi_id: number }) {
  return (
    <KeterlambatanPage pemilik={{ organisasi_id }} notice={<HitungUlangSection organisasi_id={organisasi_id} />} />
  );
}
