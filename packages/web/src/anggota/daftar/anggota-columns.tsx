import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { AnggotaBaris } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { NilaiAtributChip } from '../../atribut/nilai-atribut-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { sebutKepegawaian } from '../../base/words/sebut-kepegawaian.ts';
import { StatusAnggotaChip } from '../dasar/status-anggota-chip.tsx';
import { WajahMark } from '../dasar/wajah-mark.tsx';

const BAKU: Column<AnggotaBaris>[] = [
  {
    key: 'nama',
    header: 'Nama',
    sortable: true,
    cell: (row) => <AnggotaAvatar anggota={row} detail={row.nip} />,
  },
  { key: 'jabatan', header: 'Jabatan', sortable: true, cell: ({ jabatan }) => jabatan || '—' },
  { key: 'grup', header: 'Grup', sortable: true, cell: ({ grup }) => grup ?? '—' },
  {
    key: 'jenis_kepegawaian',
    header: 'Kepegawaian',
    card: 'hidden',
    cell: ({ jenis_kepegawaian }) => sebutKepegawaian(jenis_kepegawaian),
  },
  { key: 'role', header: 'Peran', sortable: true, cell: ({ role }) => LABEL_ROLE[role] },
  {
    key: 'is_face_verified',
    header: 'Wajah',
    card: 'hidden',
    cell: ({ is_face_verified }) => <WajahMark verified={is_face_verified} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusAnggotaChip status={status} />,
  },
];

/** An attribute's column. */
export const kunciAtribut = ({ atribut_id }: Pick<AtributAktif, 'atribut_id'>) => `atribut_${atribut_id}`;

/** What every member has, and these attributes before the status. */
export function anggotaColumns(atribut: readonly AtributAktif[]): Column<AnggotaBaris>[] {
  const more = atribut.map((one): Column<AnggotaBaris> => ({
    key: kunciAtribut(one),
    header: one.nama,
    align: one.tipe === 'angka' ? 'end' : 'start',
    cell: (row) => <NilaiAtributChip atribut={one} nilai={row.atribut[one.atribut_id]} />,
  }));
  return [...BAKU.slice(0, -1), ...more, ...BAKU.slice(-1)];
}
