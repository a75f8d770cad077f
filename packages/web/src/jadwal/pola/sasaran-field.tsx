import { ActionIcon, Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { AnggotaPicker } from '../../base/pickers/anggota-picker.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import type { SasaranForm } from './pola-values.ts';
import classes from './pola.module.css';

type Props = {
  organisasi_id: number;
  value: SasaranForm[];
  onChange: (sasaran: SasaranForm[]) => void;
  error?: string | undefined;
  'data-path'?: string;
};

/** Whom a pattern is given to, members and groups, each from when to when. */
export function SasaranField({ organisasi_id, value, onChange, error, 'data-path': path }: Props) {
  const today = useToday();
  const set = (key: number, changes: Partial<SasaranForm>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () => {
    const key = Math.max(0, ...value.map((row) => row.key)) + 1;
    onChange([...value, { key, jenis: 'anggota', id: null, nama: null, tgl_mulai: today, tgl_selesai: null }]);
  };
  return (
    <fieldset className={classes['field']} tabIndex={-1} data-path={path}>
      <legend>Diberikan kepada</legend>
      {value.map((row, index) => (
        <div key={row.key} className={classes['target']} role="group" aria-label={`Sasaran ${index + 1}`}>
          <ChoiceField
            label="Jenis"
            value={row.jenis}
            choices={[
              { value: 'anggota' as const, label: 'Anggota' },
              { value: 'grup' as const, label: 'Grup' },
            ]}
            onChange={(jenis) => set(row.key, { jenis, id: null, nama: null })}
          />
          {row.jenis === 'grup' ? (
            <GrupPicker<null>
              organisasi_id={organisasi_id}
              empty={{ value: null, label: 'Pilih grup' }}
              value={row.id}
              onChange={(id) => set(row.key, { id })}
            />
          ) : (
            <AnggotaPicker
              organisasi_id={organisasi_id}
              label="Anggota"
              value={row.id}
              nama={row.nama}
              onChange={(id) => set(row.key, { id })}
            />
          )}
          <DatePicker label="Mulai" value={row.tgl_mulai} onChange={(tgl_mulai) => set(row.key, { tgl_mulai })} />
          <DatePicker
            label="Sampai"
            value={row.tgl_selesai}
            onChange={(tgl_selesai) => set(row.key, { tgl_selesai })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="input-sm"
            aria-label={`Hapus sasaran ${index + 1}`}
            onClick={() => onChange(value.filter(({ key }) => key !== row.key))}
          >
            <IconTrash size={17} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button variant="default" onClick={add}>
          Tambah anggota atau grup
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
