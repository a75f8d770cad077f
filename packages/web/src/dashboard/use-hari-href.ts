import type { HarianInput } from '@hadir/contract/kehadiran/kehadiran.contract.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { hrefTo } from '../app/href-to.ts';
import { routes } from '../app/routes.ts';
import { peranOf } from '../app/session/peran-of.ts';
import { useSession } from '../app/session/use-session.ts';
import { harianHref } from './harian-href.ts';

type Keadaan = HarianInput['keadaan'];

/** Riwayat's filters for the days that a count counts; those that are still open are in no list of the past. */
const SARING: Partial<Record<NonNullable<Keadaan>, Record<string, number>>> = {
  hadir: { is_absen: 0, is_cuti: 0 },
  terlambat: { is_absen: 0, is_cuti: 0, status: STATUS_PRESENSI.terlambat },
  absen: { is_hadir: 0, is_cuti: 0 },
  cuti: { is_hadir: 0, is_absen: 0 },
};

/**
 * Where the members are listed that a count of a day counts: in Kehadiran Harian, or in Riwayat Kehadiran where a
 * subscription is wanting for that (an organisation without one keeps its history, product document §1).
 */
export function useHariHref(organisasi_id: number, today: string | undefined) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const { locked = 'no' } = routes['laporan.kehadiran.harian'];
  const isLocked = organisasi ? isTerkunci(locked, peranOf(session.me, organisasi), organisasi) : false;
  const hrefOf = (keadaan?: Keadaan, tanggal?: string, rinci?: string): string => {
    if (!isLocked) return harianHref(organisasi_id, keadaan, tanggal, rinci);
    const day = tanggal ?? today;
    return hrefTo(
      'riwayatKehadiran',
      { organisasi_id },
      { from: day, to: day, ...(keadaan && SARING[keadaan]), rinci },
    );
  };
  return { hrefOf, isLocked };
}
