import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { SectionTabs } from '../../ui/show/section-tabs.tsx';
import type { FilterLaporan } from '../dasar/filter-laporan.ts';

type Tampilan = 'rekap' | 'hari' | 'persentase' | 'riwayat';
type Props = { organisasi_id: number; current: Tampilan; filters: FilterLaporan };

/** The views of one recap, each on its own address; what it was narrowed to goes along. */
export function RekapTabs({ organisasi_id, current, filters }: Props) {
  const izin = useSession()?.izin;
  const { bulan, from, to, q, group_id, periode_laporan_id } = filters;
  const saring = { bulan, from, to, q, group_id };
  const search = { ...saring, periode_laporan_id: periode_laporan_id || undefined };
  const tampilan: { key: Tampilan; label: string; href: string; isOpen: boolean }[] = [
    {
      key: 'rekap',
      label: 'Rekap bulanan',
      href: hrefTo('laporan.kehadiran', { organisasi_id }, search),
      isOpen: izin !== undefined && hasAccess(izin, 'presensi-rekap.index'),
    },
    {
      key: 'hari',
      label: 'Rincian per hari',
      href: hrefTo('laporan.kehadiran.detil', { organisasi_id, periode_laporan_id }, saring),
      isOpen: izin !== undefined && hasAccess(izin, 'presensi-rekap.index'),
    },
    {
      key: 'persentase',
      label: 'Persentase',
      href: hrefTo('laporan.bulanan', { organisasi_id }, search),
      isOpen: izin !== undefined && hasAccess(izin, 'presensi.persentase-kehadiran'),
    },
    {
      key: 'riwayat',
      label: 'Rekap riwayat',
      href: hrefTo('rekapRiwayat', { organisasi_id }, search),
      isOpen: izin !== undefined && hasAccess(izin, 'presensi.daftar-presensi'),
    },
  ];
  return (
    <SectionTabs
      label="Tampilan rekap"
      tabs={tampilan
        .filter(({ isOpen, key }) => isOpen || key === current)
        .map(({ key, label, href }) => ({ label, href, current: key === current }))}
    />
  );
}
