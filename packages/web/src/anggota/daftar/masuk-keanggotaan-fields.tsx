import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import type { HadirForm } from '../../kit/form/use-hadir-form.ts';
import { LokasiMultiPicker } from '../../base/pickers/lokasi-multi-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import type { AnggotaFormValues } from './anggota-form-values.ts';
import { MulaiKeanggotaanField } from '../mulai/mulai-keanggotaan-field.tsx';
import { PILIHAN_PERAN } from '../dasar/pilihan-peran.ts';
import classes from '../dasar/anggota.module.css';

type Props = { organisasi_id: number; form: HadirForm<AnggotaFormValues>; isNew: boolean };

/** Where the person stands in the organisation. */
export function MasukKeanggotaanFields({ organisasi_id, form, isNew }: Props) {
  const { field, checkbox } = form;
  const mayAppoint = useManages('operator');
  const pengaturan = useQuery({
    ...api.pengaturan.getPengaturan.query({ organisasi_id }, { errors: 'caller' }),
    enabled: !isNew,
  });
  // Where selfies are compared the mark follows the enrolment, at the member's own page.
  const isManual = pengaturan.data && !(pengaturan.data.is_wajah && pengaturan.data.tenant.is_wajah);
  return (
    <FieldGroup legend="Penempatan">
      <GrupPicker organisasi_id={organisasi_id} empty={{ value: null, label: 'Tanpa grup' }} {...field('group_id')} />
      {isNew && mayAppoint && <ChoiceField label="Peran" choices={PILIHAN_PERAN} {...field('role')} />}
      {isNew && (
        <MulaiKeanggotaanField
          organisasi_id={organisasi_id}
          group_id={form.form.values.group_id}
          isian={field('tgl_mulai')}
        />
      )}
      <div className={classes['wide']}>
        <LokasiMultiPicker organisasi_id={organisasi_id} {...field('lokasi_presensi_ids')} />
      </div>
      {!isNew && isManual && (
        <Checkbox label="Wajah sudah dicocokkan dengan foto pendaftaran" {...checkbox('is_face_verified')} />
      )}
    </FieldGroup>
  );
}
