import { HitungUlangSection } from '../kehadiran/turunan/hitung-ulang-section.tsx';
import { SkorList } from './skor-list.tsx';

/** Keterlambatan: the organisation's lateness categories, or its tenant's. */
export function KategoriTerlambatScreen({ organisasi_id }: { organisasi_id: number }) {
  return <SkorList pemilik={{ organisasi_id }} notice={<HitungUlangSection organisasi_id={organisasi_id} />} />;
}
