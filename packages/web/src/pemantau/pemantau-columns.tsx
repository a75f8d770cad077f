import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import { CHIP_KEADAAN_AKUN } from '../base/words/chip-keadaan-akun.ts';
import type { Pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { Saat } from '../kit/zona/saat.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { tempatTugas } from './masa-tugas.ts';

/** The states that a list of monitors is narrowed by. */
export const PILIHAN_KEADAAN = (['aktif', 'belum_aktivasi', 'tidak_aktif'] as const).map((value) => ({
  value,
  label: CHIP_KEADAAN_AKUN[value].label,
}));

export const PEMANTAU_COLUMNS: Column<Pemantau>[] = [
  { key: 'nama', header: 'Nama', sortable: true, wrap: true, cell: ({ nama }) => nama },
  { key: 'email', header: 'Email', sortable: true, wrap: true, cell: ({ email }) => email ?? '—' },
  { key: 'tugas', header: 'Memantau', wrap: true, cell: ({ tugas }) => sebutTugas(tugas) },
  {
    key: 'masuk_terakhir',
    header: 'Masuk terakhir',
    cell: ({ masuk_terakhir }) => (masuk_terakhir ? <Saat pada={masuk_terakhir} /> : BELUM_PERNAH),
  },
  {
    key: 'keadaan',
    header: 'Keadaan',
    card: 'corner',
    cell: ({ keadaan }) => <StatusChip {...CHIP_KEADAAN_AKUN[keadaan]} />,
  },
];

function sebutTugas(tugas: Pemantau['tugas']): string {
  const berlaku = tugas.filter(({ is_berlaku }) => is_berlaku);
  const [first] = berlaku;
  if (!first) return 'Tidak ada yang berlaku';
  return berlaku.length === 1 ? tempatTugas(first) : `${tempatTugas(first)} dan ${berlaku.length - 1} lainnya`;
}
