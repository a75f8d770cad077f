import { choicesOf } from '../../ui/form/choices-of.ts';
import { LABEL_GENDER, LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { LAHIR_JANGGAL } from '@hadir/contract/anggota/daftar/lahir-janggal.ts';
import { judgeLahirJanggal } from '@hadir/rules/anggota/judge-lahir-janggal.ts';
import { Input, TextInput } from '@mantine/core';
import type { HadirForm } from '../../kit/form/use-hadir-form.ts';
import { TANGGAL_TERAWAL } from '@hadir/rules/waktu/tahun-tertulis.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import type { AnggotaFormValues } from './anggota-form-values.ts';
import { NikTersamar } from './nik-tersamar.tsx';

type Props = {
  form: HadirForm<AnggotaFormValues>;
  isNew: boolean;
  /** An account that exists: its name and address are its own. */
  akunLama: boolean;
  /** Whose NIK is kept, and shown by its end. */
  tersimpan?: { organisasi_id: number; user_id: number; nik: string | null } | undefined;
};

const GENDER = [{ value: null, label: LABEL_GENDER_TERHITUNG.kosong }, ...choicesOf(LABEL_GENDER)];
const JENIS = [
  { value: null, label: 'Belum diisi' },
  ...JENIS_KEPEGAWAIAN.map((jenis) => ({ value: jenis, label: jenis })),
];
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Who the person is, and how he is employed. */
export function AnggotaFields({ form: { field }, isNew, akunLama, tersimpan }: Props) {
  const nik = field('nik');
  const lahir = field('tgl_lahir');
  const today = useToday();
  const janggal = lahir.value === null ? null : judgeLahirJanggal(lahir.value, today);
  return (
    <>
      <FieldGroup legend="Identitas">
        <TextInput label="Nama lengkap" required autoComplete="off" disabled={akunLama} {...field('nama')} />
        {isNew && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="off"
            description="Boleh diisi anggota saat aktivasi"
            {...field('email')}
          />
        )}
        <ChoiceField label="Jenis kelamin" choices={GENDER} disabled={akunLama} {...field('gender')} />
        <TextInput label="Nomor telepon" type="tel" autoComplete="off" disabled={akunLama} {...field('no_hp')} />
        <DatePicker
          label="Tanggal lahir"
          min={TANGGAL_TERAWAL}
          notAfterToday
          disabled={akunLama}
          description={janggal && `Lahir ${LAHIR_JANGGAL[janggal]}. Betulkan bila bukan itu maksudnya.`}
          {...lahir}
        />
        {nik.value === null && tersimpan ? (
          <Input.Wrapper label="NIK" labelElement="div">
            <p>
              <NikTersamar {...tersimpan} onShown={nik.onChange} />
            </p>
          </Input.Wrapper>
        ) : (
          <TextInput label="NIK" {...digits} {...nik} value={nik.value ?? ''} />
        )}
      </FieldGroup>
      <FieldGroup legend="Kepegawaian">
        <TextInput label="NIP" autoComplete="off" {...field('nip')} />
        <TextInput label="NUPTK" {...digits} {...field('nuptk')} />
        <TextInput label="Jabatan" autoComplete="off" {...field('jabatan')} />
        <ChoiceField label="Jenis kepegawaian" choices={JENIS} {...field('jenis_kepegawaian')} />
        <TextInput label="PIN mesin presensi" {...digits} {...field('pin')} />
      </FieldGroup>
    </>
  );
}
