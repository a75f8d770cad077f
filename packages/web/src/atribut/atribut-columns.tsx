import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { formatAngka } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusAtributChip } from './status-atribut-chip.tsx';

export const ATRIBUT_COLUMNS: Column<Atribut>[] = [
  { key: 'nama', header: 'Atribut', cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'tipe', header: 'Tipe', cell: ({ tipe }) => LABEL_TIPE_ATRIBUT[tipe] },
  { key: 'siapa', header: 'Diisi', wrap: true, cell: sebutSiapaAtribut },
  { key: 'wajib', header: 'Wajib', cell: ({ is_wajib }) => (is_wajib ? 'Wajib' : '—') },
  { key: 'terisi', header: 'Terisi', align: 'end', cell: ({ jumlah_terisi }) => formatAngka(jumlah_terisi) },
  { key: 'milik', header: 'Milik', cell: ({ is_milik_tenant }) => sebutMilik(is_milik_tenant) },
  { key: 'status', header: 'Status', card: 'corner', cell: ({ status }) => <StatusAtributChip status={status} /> },
];
