import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { LABEL_JENIS_LIBUR } from './label-jenis-libur.ts';
import classes from './keputusan-dialog.module.css';
import type { HariKeputusan } from './keputusan-values.ts';

type Props = {
  value: HariKeputusan[];
  onChange: (hari: HariKeputusan[]) => void;
  error?: string | undefined;
  'data-path'?: string;
};

const JENIS = (['nasional', 'cuti bersama'] as const).map((value) => ({ value, label: LABEL_JENIS_LIBUR[value] }));

/** The days of a decree. */
export function HariKeputusanField({ value, onChange, error, 'data-path': path }: Props) {
  const set = (key: number, changes: Partial<HariKeputusan>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () => {
    const key = Math.max(0, ...value.map((row) => row.key)) + 1;
    onChange([...value, { key, nama: '', jenis: 'nasional', tgl_mulai: null, tgl_selesai: null }]);
  };
  return (
    <fieldset className={classes['field']} tabIndex={-1} data-path={path}>
      <legend>Hari</legend>
      {value.map(({ key, nama, jenis, tgl_mulai, tgl_selesai }, index) => (
        <div key={key} className={classes['row']} role="group" aria-label={nama || `Hari ${index + 1}`}>
          <TextInput
            label="Nama"
            maxLength={150}
            value={nama}
            onChange={(event) => set(key, { nama: event.currentTarget.value })}
          />
          <ChoiceField label="Jenis" value={jenis} choices={JENIS} onChange={(next) => set(key, { jenis: next })} />
          <DatePicker label="Mulai" value={tgl_mulai} onChange={(next) => set(key, { tgl_mulai: next })} />
          <DatePicker label="Sampai" value={tgl_selesai} onChange={(next) => set(key, { tgl_selesai: next })} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="input-sm"
            aria-label={`Hapus ${nama || `hari ${index + 1}`}`}
            onClick={() => onChange(value.filter((row) => row.key !== key))}
          >
            <IconTrash size={17} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="default" onClick={add}>
          Tambah hari
        </Button>
      </div>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
