import { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import { Checkbox } from '@mantine/core';
import * as z from 'zod/mini';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { useGrupPicker } from '../../base/pickers/use-grup-picker.ts';
import { api } from '../../base/api/api.ts';
import { HariSendiriNotice } from '../../base/dampak/hari-sendiri-notice.tsx';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { LokasiMultiPicker } from '../../base/pickers/lokasi-multi-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { PILIHAN_PERAN } from '../dasar/pilihan-peran.ts';
import classes from '../dasar/anggota.module.css';

type Props = { organisasi_id: number; user_ids: number[]; opened: boolean; onClose: () => void; onDone: () => void };

type Values = {
  group_id: number | null | undefined;
  role: RoleAnggota | undefined;
  is_lokasi: boolean;
  lokasi_presensi_ids: number[];
  tgl_mulai: string | null;
};

const schema = z.object({
  group_id: z.optional(z.nullable(Id)),
  role: z.optional(RoleAnggota),
  lokasi_presensi_ids: z.array(Id).check(z.maxLength(50)),
  tgl_mulai: z.nullable(Tanggal),
});
const initialValues: Values = {
  group_id: undefined,
  role: undefined,
  is_lokasi: false,
  lokasi_presensi_ids: [],
  tgl_mulai: null,
};
const PENJELAS_MULAI = 'Kosong berarti hari ini. Yang lampau dinilai ulang sesudah Anda menyetujuinya';
const SAME = { value: undefined, label: 'Tidak diubah' };

/** Gives many members the same group, role or locations at once; what is left as it is stays. */
export function PenempatanDialog({ organisasi_id, user_ids, opened, onClose, onDone }: Props) {
  const { choices } = useGrupPicker(organisasi_id, { enabled: opened });
  const mayAppoint = useManages('operator');
  const place = usePerubahan(api.penempatan.addPenempatan, { refetches: ['anggota', 'grup'] });
  const send = async ({ is_lokasi, lokasi_presensi_ids, tgl_mulai, ...values }: Values) => {
    await place.submit({
      ...values,
      organisasi_id,
      user_ids,
      tgl_mulai: tgl_mulai ?? undefined,
      ...(is_lokasi && { lokasi_presensi_ids }),
    });
    onDone();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Tempatkan ${user_ids.length} anggota`}
      submitLabel="Tempatkan"
      width={600}
      initialValues={initialValues}
      schema={schema}
      onSubmit={send}
    >
      {({ field, checkbox, form }) => (
        <div className={classes['fields']}>
          <ChoiceField
            label="Grup"
            choices={[SAME, { value: null, label: 'Tanpa grup' }, ...choices]}
            {...field('group_id')}
          />
          {mayAppoint && <ChoiceField label="Peran" choices={[SAME, ...PILIHAN_PERAN]} {...field('role')} />}
          <DatePicker label="Grup berlaku mulai" description={PENJELAS_MULAI} {...field('tgl_mulai')} />
          {form.values.group_id !== undefined && (
            <div className={classes['wide']}>
              <HariSendiriNotice perubahan={user_ids.map((user_id) => ({ user_id, tanggal: form.values.tgl_mulai }))} />
            </div>
          )}
          <div className={classes['wide']}>
            <Checkbox mb="xs" label="Ubah lokasi presensi" {...checkbox('is_lokasi')} />
            {form.values.is_lokasi && (
              <LokasiMultiPicker organisasi_id={organisasi_id} {...field('lokasi_presensi_ids')} />
            )}
          </div>
        </div>
      )}
    </FormDialog>
  );
}
