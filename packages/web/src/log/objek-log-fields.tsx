import { sebutJenisObjek } from '@hadir/contract/log/jenis-objek.ts';
import { LABEL_OBJEK } from '@hadir/contract/log/label-objek.generated.ts';
import { TextInput } from '@mantine/core';
import { GrupPicker } from '../base/pickers/grup-picker.tsx';
import { LokasiPicker } from '../base/pickers/lokasi-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import type { TempatLog } from './tempat-log.ts';

type Props = {
  tempat: TempatLog;
  objek: string;
  objek_id: string;
  error: string | undefined;
  onChange: (changes: { objek: string; objek_id: string }) => void;
};

const PILIHAN = [
  { value: '', label: 'Semua' },
  ...Object.entries(LABEL_OBJEK)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'id')),
];
const BELUM = { value: undefined, label: 'Pilih' };

/** The thing that lines are about: its kind, and which of them; by name where the organisation has a list of them. */
export function ObjekLogFields({ tempat, objek, objek_id, error, onChange }: Props) {
  const change = (id: number | string | undefined) => onChange({ objek, objek_id: String(id ?? '') });
  const picker = { value: Number(objek_id) || undefined, empty: BELUM, onChange: change, ...(error && { error }) };
  const organisasi_id = 'organisasi_id' in tempat ? tempat.organisasi_id : undefined;
  return (
    <>
      <ChoiceField
        label="Jenis objek"
        choices={PILIHAN}
        value={objek}
        onChange={(next) => onChange({ objek: next, objek_id: '' })}
      />
      {organisasi_id !== undefined && objek === 'group' ? (
        <GrupPicker organisasi_id={organisasi_id} {...picker} />
      ) : organisasi_id !== undefined && objek === 'lokasi_presensi' ? (
        <LokasiPicker organisasi_id={organisasi_id} {...picker} />
      ) : (
        objek !== '' && (
          <TextInput
            label={`Nomor ${sebutJenisObjek(objek).toLowerCase()}`}
            description="Seperti yang tertulis di kolom Objek"
            maxLength={60}
            autoComplete="off"
            value={objek_id}
            error={error}
            onChange={(event) => change(event.currentTarget.value.trim())}
          />
        )
      )}
    </>
  );
}
