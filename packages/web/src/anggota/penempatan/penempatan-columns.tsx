import type { Penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import type { Choice } from '../../ui/form/choice-field.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PILIHAN_PERAN } from '../dasar/pilihan-peran.ts';
import { CellSelect } from './cell-select.tsx';
import type { DraftPenempatan, PerubahanPenempatan } from './penempatan-draft.ts';
import { LokasiCell } from './lokasi-cell.tsx';
import classes from './penempatan.module.css';

type Options = {
  draft: DraftPenempatan;
  grup: readonly Choice<number>[];
  lokasi: readonly Choice<number>[];
  /** Whether operators may be made and unmade. */
  mayAppoint: boolean;
  onChange: (row: Penempatan, change: PerubahanPenempatan) => void;
};

/** Each cell is the system's own control: quick by keyboard, and cheap in a long table. */
export function penempatanColumns({ draft, grup, lokasi, mayAppoint, onChange }: Options): Column<Penempatan>[] {
  const wanted = ({ user_id }: Penempatan): PerubahanPenempatan => draft.get(user_id) ?? {};
  return [
    {
      key: 'nama',
      header: 'Nama',
      sortable: true,
      cell: ({ nama, nip }) => (
        <span className={classes['person']}>
          <span className={classes['name']}>{nama}</span>
          {nip && <span className={classes['nip']}>{nip}</span>}
        </span>
      ),
    },
    {
      key: 'grup',
      header: 'Grup',
      sortable: true,
      cell: (row) => {
        const { group_id = row.group_id } = wanted(row);
        const known = group_id === null || grup.some(({ value }) => value === group_id);
        return (
          <>
            <CellSelect
              label={`Grup ${row.nama}`}
              changed={group_id !== row.group_id}
              value={group_id ?? ''}
              onChange={(value) => onChange(row, { group_id: value === '' ? null : Number(value) })}
            >
              <option value="">Tanpa grup</option>
              {!known && <option value={group_id ?? ''}>{row.grup}</option>}
              {grup.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </CellSelect>
            {row.rencana && (
              <span className={classes['nip']}>
                → {row.rencana.grup ?? 'tanpa grup'} mulai {formatTanggal(row.rencana.tanggal)}
              </span>
            )}
          </>
        );
      },
    },
    {
      key: 'role',
      header: 'Peran',
      sortable: true,
      cell: (row) => {
        const { role = row.role } = wanted(row);
        if (!mayAppoint) return LABEL_ROLE[role];
        return (
          <CellSelect
            label={`Peran ${row.nama}`}
            changed={role !== row.role}
            value={role}
            onChange={(value) =>
              onChange(row, { role: value === String(KODE_PERAN.operator) ? KODE_PERAN.operator : KODE_PERAN.user })
            }
          >
            {PILIHAN_PERAN.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </CellSelect>
        );
      },
    },
    {
      key: 'lokasi',
      header: 'Lokasi presensi',
      cell: (row) => {
        const { lokasi_presensi_ids } = wanted(row);
        return (
          <LokasiCell
            nama={row.nama}
            choices={lokasi}
            value={lokasi_presensi_ids ?? row.lokasi.map(({ lokasi_presensi_id }) => lokasi_presensi_id)}
            changed={lokasi_presensi_ids !== undefined}
            onChange={(ids) => onChange(row, { lokasi_presensi_ids: ids })}
          />
        );
      },
    },
  ];
}
