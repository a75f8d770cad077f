import type { AtributMenunggu } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import type { Column } from '../../ui/table/column.ts';
import { sebutSiapaAtribut } from '../sebut-siapa-atribut.ts';
import { TIPE_ATRIBUT_WORDS } from '../tipe-atribut-words.ts';

export const MENUNGGU_COLUMNS: Column<AtributMenunggu>[] = [
  { key: 'nama', header: 'Atribut', wrap: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'organisasi', header: 'Instansi', wrap: true, cell: ({ organisasi }) => organisasi },
  { key: 'tipe', header: 'Tipe', cell: ({ tipe }) => TIPE_ATRIBUT_WORDS[tipe] },
  { key: 'siapa', header: 'Diisi', wrap: true, cell: sebutSiapaAtribut },
  { key: 'wajib', header: 'Wajib', cell: ({ is_wajib }) => (is_wajib ? 'Wajib' : '—') },
];
