import { STATUS_CUTI, type StatusCuti } from './status-cuti.ts';
import type { KeputusanCuti } from './tindakan-cuti.ts';

export type KeadaanAkhir = 'dibatalkan' | 'berakhir' | 'ditangguhkan' | 'diubah';

export const LABEL_KEADAAN_AKHIR: Record<KeadaanAkhir, string> = {
  dibatalkan: 'Dibatalkan',
  berakhir: 'Berakhir',
  ditangguhkan: 'Ditangguhkan',
  diubah: 'Disetujui, diubah',
};

type Ajuan = { status: StatusCuti; keputusan: KeputusanCuti | null; tgl_batal: string | null };

/** How a request came to where it stands, where its status alone does not say it (aturan/cuti#status). */
export function keadaanAkhirOf({ status, keputusan, tgl_batal }: Ajuan): KeadaanAkhir | undefined {
  if (status === STATUS_CUTI.disetujui) return keputusan === 'diubah' ? 'diubah' : undefined;
  if (status !== STATUS_CUTI.ditolak) return undefined;
  if (tgl_batal !== null) return 'dibatalkan';
  // Ended with the membership: nobody decided it.
  if (keputusan === null) return 'berakhir';
  return keputusan === 'ditangguhkan' ? 'ditangguhkan' : undefined;
}
