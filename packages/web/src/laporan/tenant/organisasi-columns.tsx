import type { BarisOrganisasi } from '@hadir/contract/laporan/tenant/laporan-tenant.contract.ts';
import { formatAngka } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { ShareCell } from '../rekap/share-cell.tsx';

const angka = (key: string, header: string, value: (row: BarisOrganisasi) => number): Column<BarisOrganisasi> => ({
  key,
  header,
  align: 'end',
  cell: (row) => formatAngka(value(row)),
});

/** An organisation, and what its members' days came to. */
export const ORGANISASI_COLUMNS: Column<BarisOrganisasi>[] = [
  { key: 'nama', header: 'Instansi', cell: ({ nama }) => nama },
  {
    key: 'persentase',
    header: 'Persentase',
    align: 'end',
    card: 'corner',
    cell: ({ persentase }) => <ShareCell persentase={persentase} />,
  },
  { key: 'kode', header: 'Kode', cell: ({ kode_organisasi }) => kode_organisasi },
  angka('anggota', 'Anggota', (row) => row.anggota),
  angka('hadir', 'Hadir', (row) => row.hadir),
  angka('absen', 'Absen', (row) => row.absen),
  angka('cuti', 'Cuti', (row) => row.cuti),
  angka('terlambat', 'Terlambat', (row) => row.terlambat),
];
