import type { AdminBaris, OperatorBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { CHIP_KEADAAN_AKUN } from '../../base/words/chip-keadaan-akun.ts';

/** A row of either list. */
export type Pengelola = AdminBaris & Partial<Pick<OperatorBaris, 'organisasi'>>;

export const sebutMasuk = (masuk_terakhir: string | null) =>
  masuk_terakhir === null ? BELUM_PERNAH : <Saat pada={masuk_terakhir} />;

const NAMA: Column<Pengelola> = { key: 'nama', header: 'Nama', sortable: true, cell: ({ nama }) => nama };
const SISANYA: Column<Pengelola>[] = [
  { key: 'email', header: 'Email', sortable: true, cell: ({ email }) => email ?? '—' },
  {
    key: 'masuk_terakhir',
    header: 'Masuk terakhir',
    sortable: true,
    cell: ({ masuk_terakhir }) => sebutMasuk(masuk_terakhir),
  },
  {
    key: 'keadaan',
    header: 'Status',
    card: 'corner',
    cell: ({ keadaan }) => <StatusChip {...CHIP_KEADAAN_AKUN[keadaan]} />,
  },
];
const TENANT: Column<Pengelola> = {
  key: 'tenant',
  header: 'Induk',
  sortable: true,
  wrap: true,
  cell: ({ nama_tenant }) => nama_tenant,
};

export const ADMIN_COLUMNS: Column<Pengelola>[] = [NAMA, TENANT, ...SISANYA];
export const OPERATOR_COLUMNS: Column<Pengelola>[] = [
  NAMA,
  {
    key: 'organisasi',
    header: 'Instansi',
    wrap: true,
    cell: ({ organisasi = [] }) => organisasi.map(({ nama }) => nama).join(', ') || '—',
  },
  TENANT,
  ...SISANYA,
];
