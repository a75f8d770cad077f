import type { TestServer } from '../start-test-server.ts';
import { closeHari } from '../../kehadiran/tutup-hari/close-hari.ts';
import { presensiBuilders } from './given-presensi.ts';

type At = { tenant_id: number; organisasi_id: number };
type Anggota = At & { user_id: number };

/** An organisation that worked from Senin 16 November on, 07:00 to 14:00 in Jakarta, and scans of its members. */
export function hariBuilders({ given, all, db, clock }: TestServer) {
  const { jadwal } = presensiBuilders(all);

  const kantor = async (fields: Parameters<typeof given.organisasi>[0] = {}) => {
    const organisasi = await given.organisasi({ dibuat_pada: '2026-11-16T00:00:00Z', ...fields });
    await jadwal(organisasi);
    return organisasi;
  };

  /** Scans at these local times, '07:05' to the second; `tutup` derives the days. */
  const scan = async (anggota: Anggota, tanggal: string, ...pukul: string[]) => {
    const rows = pukul.map((jam) => ({
      ...anggota,
      waktu: `${tanggal}T${jam}:00+07:00`,
      timezone: 'Asia/Jakarta',
      sumber: 'mesin',
    }));
    await all.insertInto('presensi').values(rows).execute();
  };

  const tutup = ({ tenant_id, organisasi_id }: At) =>
    closeHari(db, { tenant_id, organisasi_id, timezone: 'Asia/Jakarta' }, clock.now);

  return { kantor, scan, tutup };
}
