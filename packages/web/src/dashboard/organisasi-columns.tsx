import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Link } from '../ui/show/link.tsx';
import type { Column } from '../ui/table/column.ts';
import { harianHref } from './harian-href.ts';
import { presentShare } from './present-share.ts';
import type { KeadaanRingkasan } from './ringkasan-cards.tsx';

type Row = BerandaTenant['organisasi'][number];

/** What is known of an organisation on a day; `tanggal` where that is not today. */
export function organisasiColumns(tanggal: string | undefined): Column<Row>[] {
  const count = (key: KeadaanRingkasan, header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    sortable: true,
    cell: ({ organisasi_id, hari_ini }) =>
      hari_ini[key] === 0 ? (
        '0'
      ) : (
        <Link href={harianHref(organisasi_id, key, tanggal)}>{formatAngka(hari_ini[key])}</Link>
      ),
  });
  return [
    {
      key: 'nama',
      header: 'Instansi',
      sortable: true,
      cell: ({ organisasi_id, nama }) => <Link href={hrefTo('home', { organisasi_id })}>{nama}</Link>,
    },
    {
      key: 'kehadiran',
      header: 'Kehadiran',
      align: 'end',
      card: 'corner',
      sortable: true,
      cell: ({ hari_ini, is_tanpa_jadwal }) => (is_tanpa_jadwal ? 'Belum ada jam kerja' : presentShare(hari_ini)),
    },
    {
      key: 'anggota',
      header: 'Anggota',
      align: 'end',
      sortable: true,
      cell: ({ hari_ini }) => formatAngka(hari_ini.anggota),
    },
    count('hadir', 'Hadir'),
    count('terlambat', 'Terlambat'),
    count('terbuka', 'Belum presensi'),
    count('absen', 'Absen'),
    count('cuti', 'Cuti'),
  ];
}
