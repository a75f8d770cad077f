import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/anggota.contract.ts';
import { TextInput } from '@mantine/core';
import type { HadirForm } from '../kit/use-hadir-form.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import type { AnggotaFormValues } from './anggota-form-values.ts';
import classes from './anggota.module.css';

type Props = {
  form: HadirForm<AnggotaFormValues>;
  isNew: boolean;
  /** An account that exists: its name and address are its own. */
  akunLama: boolean;
};

const GENDER = [
  { value: null, label: 'Belum diisi' },
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
] as const;

/** Who the person is, and how he is employed. */
export function AnggotaFields({ form: { field }, isNew, akunLama }: Props) {
  return (
    <div className={classes['fields']}>
      <TextInput label="Nama lengkap" required autoComplete="off" disabled={akunLama} {...field('nama')} />
      {isNew && (
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          description="Boleh kosong; diisi anggota saat aktivasi"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('email')}
        />
      )}
      <ChoiceField label="Jenis kelamin" choices={GENDER} {...field('gender')} />
      <TextInput label="Nomor telepon" type="tel" autoComplete="off" {...field('no_hp')} />
      <TextInput label="NIP" autoComplete="off" {...field('nip')} />
      <TextInput label="NUPTK" inputMode="numeric" autoComplete="off" {...field('nuptk')} />
      <TextInput label="NIK" inputMode="numeric" autoComplete="off" {...field('nik')} />
      <TextInput label="PIN mesin presensi" inputMode="numeric" autoComplete="off" {...field('pin')} />
      <TextInput label="Jabatan" autoComplete="off" {...field('jabatan')} />
      <ChoiceField
        label="Jenis kepegawaian"
        choices={JENIS_KEPEGAWAIAN.map((jenis) => ({ value: jenis, label: jenis }))}
        {...field('jenis_kepegawaian')}
      />
    </div>
  );
}
