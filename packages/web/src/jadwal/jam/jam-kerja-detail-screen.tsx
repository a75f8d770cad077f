import { JamKerjaDetail } from './jam-kerja-detail.tsx';

/** One schedule as an organisation sees it. */
export function JamKerjaDetailScreen({ organisasi_id, jadwal_id }: { organisasi_id: number; jadwal_id: number }) {
  return <JamKerjaDetail pemilik={{ organisasi_id }} jadwal_id={jadwal_id} />;
}
