import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { routes } from '../base/links/routes.ts';
import type { SaringanOf } from '../base/links/saringan-of.ts';
import { peranOf } from '../base/session/peran-of.ts';
import { useSession } from '../base/session/use-session.ts';
import { harianHref } from './harian-href.ts';

type Keadaan = NonNullable<HarianInput['keadaan']>;

type Saring = Omit<SaringanOf['riwayatKehadiranUser'], 'bagian' | 'from' | 'to'>;

const { hadir, terlambat, absen, cuti } = SARING_TANDA;
/** Riwayat's filters for the days that a count counts; those that are still open are in no list of the past. */
const SARING: Partial<Record<Keadaan, Saring>> = { hadir, terlambat, absen, cuti };

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
  const riwayatHref = (day: string | undefined, search: Saring = {}) =>
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
