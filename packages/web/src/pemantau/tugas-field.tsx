import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { OrganisasiPicker } from '../base/pickers/organisasi-picker.tsx';
import { TenantPicker } from '../base/pickers/tenant-picker.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import classes from './pemantau.module.css';

export type TugasIsian = {
  tenant_id: number | undefined;
  organisasi_id: number | undefined;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
};

type Props = {
  value: TugasIsian[];
  onChange: (value: TugasIsian[]) => void;
  today: string;
  error?: string | undefined;
  'data-path'?: string;
};

/** The places that somebody watches, each with its days; without an institution a whole tenant. */
export function TugasField({ value, onChange, today, error, 'data-path': path }: Props) {
  const change = (index: number, isi: Partial<TugasIsian>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...isi } : one)));
  return (
    <div className={classes['stack']} tabIndex={-1} data-path={path}>
      {value.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own before it is filled in
        <fieldset key={index} className={classes['baris']}>
          <legend>Tempat {index + 1}</legend>
          <TenantPicker
            required
            value={one.tenant_id}
            onChange={(tenant_id) => change(index, { tenant_id, organisasi_id: undefined })}
          />
          {one.tenant_id !== undefined && (
            <OrganisasiPicker
              key={one.tenant_id}
              tenant_id={one.tenant_id}
              value={one.organisasi_id}
              onChange={(organisasi_id) => change(index, { organisasi_id })}
              placeholder={SELURUH_INDUK}
            />
          )}
          <div className={classes['masa']}>
            <DatePicker
              label="Mulai"
              required
              value={one.tgl_mulai}
              onChange={(tgl_mulai) => change(index, { tgl_mulai })}
            />
            <DatePicker
              label="Sampai"
              value={one.tgl_selesai}
              onChange={(tgl_selesai) => change(index, { tgl_selesai })}
            />
          </div>
          {value.length > 1 && (
            <Button variant="subtle" color="red" onClick={() => onChange(value.filter((_, at) => at !== index))}>
              Hapus tempat {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => onChange([...value, tugasKosong(today)])}
      >
        Tambah tempat
      </Button>
    </div>
  );
}

export const tugasKosong = (today: string): TugasIsian => ({
  tenant_id: undefined,
  organisasi_id: undefined,
  tgl_mulai: today,
  tgl_selesai: null,
});
