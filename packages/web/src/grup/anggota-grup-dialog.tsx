import { KALIMAT_TANPA_ANGGOTA } from '@hadir/contract/anggota/daftar/kalimat-tanpa-anggota.ts';
import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../base/pickers/anggota-multi-picker.tsx';
import { api } from '../base/api/api.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = {
  organisasi_id: number;
  grup: { group_id: number; nama: string };
  opened: boolean;
  onClose: () => void;
};

type Values = { user_ids: number[]; tgl_mulai: string | null };

const schema = z.object({
  user_ids: z.array(Id).check(z.minLength(1, KALIMAT_TANPA_ANGGOTA), z.maxLength(1000)),
  tgl_mulai: z.nullable(Tanggal),
});
const initialValues: Values = { user_ids: [], tgl_mulai: null };

/** Members enter a group on a date; whichever group they were in before ends there. */
export function AnggotaGrupDialog({ organisasi_id, grup, opened, onClose }: Props) {
  const place = useMutation(
    api.penempatan.addPenempatan.mutation({ errors: 'caller', refetches: ['anggota', 'grup'] }),
  );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Tambah ke ${grup.nama}`}
      submitLabel="Tambah"
      initialValues={initialValues}
      schema={schema}
      onSubmit={({ user_ids, tgl_mulai }) =>
        place.mutateAsync({ organisasi_id, user_ids, group_id: grup.group_id, tgl_mulai: tgl_mulai ?? undefined })
      }
    >
      {({ field }) => (
        <>
          <AnggotaMultiPicker
            organisasi_id={organisasi_id}
            description="Yang sudah berada di grup lain berpindah ke grup ini"
            {...field('user_ids')}
          />
          <DatePicker label="Berlaku mulai" description="Kosong berarti hari ini" {...field('tgl_mulai')} />
        </>
      )}
    </FormDialog>
  );
}
