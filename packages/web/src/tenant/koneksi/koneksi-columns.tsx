import type { Koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import { LABEL_JENIS_KONEKSI, LABEL_KEADAAN_KONEKSI, type KeadaanKoneksi } from '@hadir/rules/tenant/koneksi.ts';
import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import type { Column } from '../../ui/table/column.ts';

const TONE: Record<KeadaanKoneksi, Tone> = {
  gagal: 'red',
  belum_diatur: 'grey',
  diam: 'orange',
  menunggu: 'blue',
  tersambung: 'green',
};

const sebutGalat = ({ galat, galat_pada }: Koneksi) =>
  galat === null || galat_pada === null ? (
    '—'
  ) : (
    <>
      {galat} (<Saat pada={galat_pada} />)
    </>
  );

export const KONEKSI_COLUMNS: Column<Koneksi>[] = [
  { key: 'nama', header: 'Koneksi', sortable: true, wrap: true, cell: ({ nama }) => nama },
  {
    key: 'keadaan',
    header: 'Keadaan',
    sortable: true,
    card: 'corner',
    cell: ({ keadaan }) => <StatusChip tone={TONE[keadaan]} label={LABEL_KEADAAN_KONEKSI[keadaan]} />,
  },
  { key: 'jenis', header: 'Jenis', sortable: true, cell: ({ jenis }) => LABEL_JENIS_KONEKSI[jenis] },
  {
    key: 'organisasi',
    header: 'Instansi',
    sortable: true,
    wrap: true,
    cell: ({ organisasi }) => organisasi ?? SELURUH_INDUK,
  },
  {
    key: 'kontak_pada',
    header: 'Kontak terakhir',
    sortable: true,
    cell: ({ kontak_pada }) => (kontak_pada ? <Saat pada={kontak_pada} /> : BELUM_PERNAH),
  },
  { key: 'galat', header: 'Galat terakhir', wrap: true, cell: sebutGalat },
  { key: 'saran', header: 'Yang perlu dilakukan', wrap: true, cell: ({ saran }) => saran ?? '—' },
];
