import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import type { Column } from '../../ui/table/column.ts';

export const MENUNGGU_COLUMNS: Column<AtributMenunggu>[] = [
  { key: 'nama', header: 'Atribut', wrap: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'organisasi', header: 'Instansi', wrap: true, cell: ({ organisasi }) => organisasi },
  { key: 'tipe', header: 'Tipe', cell: ({ tipe }) => LABEL_TIPE_ATRIBUT[tipe] },
  { key: 'siapa', header: 'Diisi', wrap: true, cell: sebutSiapaAtribut },
  { key: 'wajib', header: 'Wajib', cell: ({ is_wajib }) => (is_wajib ? 'Wajib' : '—') },
];
