import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.contract.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { routes } from '../base/links/routes.ts';
import { peranOf } from '../base/session/peran-of.ts';
import { useSession } from '../base/session/use-session.ts';
import { harianHref } from './harian-href.ts';

type Keadaan = NonNullable<HarianInput['keadaan']>;

/** Riwayat's filters for the days that a count counts; those that are still open are in no list of the past. */
const SARING: Partial<Record<Keadaan, Record<string, number>>> = {
  hadir: { is_absen: 0, is_cuti: 0 },
  terlambat: { is_absen: 0, is_cuti: 0, status: STATUS_PRESENSI.terlambat },
  absen: { is_hadir: 0, is_cuti: 0 },
  cuti: { is_hadir: 0, is_absen: 0 },
};

/**
 * Where the members are listed that a count of a day counts: in Kehadiran Harian, or in Riwayat Kehadiran where a
 * subscription is wanting for that (an organisation without one keeps its history, aturan/akses#edisi). `hrefOf` is
 * undefined for a count whose members that history does not list.
 */
export function useHariHref(organisasi_id: number, today: string | undefined) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const { locked = 'no' } = routes['laporan.kehadiran.harian'];
  const isLocked = organisasi ? isTerkunci(locked, peranOf(session.me, organisasi), organisasi) : false;
  const riwayatHref = (day: string | undefined, search: Record<string, string | number | undefined> = {}) =>
    hrefTo('riwayatKehadiran', { organisasi_id }, { from: day, to: day, ...search });

  const dayHref = (tanggal?: string): string =>
    isLocked ? riwayatHref(tanggal ?? today) : harianHref(organisasi_id, undefined, tanggal);
  const hrefOf = (keadaan: Keadaan, { tanggal, rinci }: { tanggal?: string | undefined; rinci?: string } = {}) => {
    if (!isLocked) return harianHref(organisasi_id, keadaan, tanggal, rinci);
    const saring = SARING[keadaan];
    return saring && riwayatHref(tanggal ?? today, { ...saring, rinci });
  };
  return { dayHref, hrefOf, isLocked };
}
