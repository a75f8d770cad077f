import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { ALL_ID } from '../../ui/form/pick-item.ts';
import { questionOfIsi } from '../dasar/question-of-isi.tsx';

type Props = {
  organisasi_id: number;
  bulan: string;
  opened: boolean;
  onSaved: (saved: Output<typeof jadwalShift.saveJadwalShift>) => void;
  onClose: () => void;
};
type Values = { dari: string | null; ke: string | null; user_id: number[] };

const isi = z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal'));
const schema = z.object({
  dari: isi,
  ke: isi,
  user_id: z.array(z.union([z.literal(ALL_ID), Id])).check(z.minLength(1, 'Pilih anggota')),
});

/** One week of the roster written over another. */
export function SalinMingguDialog({ organisasi_id, bulan, opened, onSaved, onClose }: Props) {
  const store = usePerubahan(api.jadwalShift.saveJadwalShift, {
    question: (_dampak, _isi, dicoba) => questionOfIsi(dicoba),
  });
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Salin minggu"
      submitLabel="Salin"
      initialValues={{ dari: `${bulan}-01`, ke: null, user_id: [ALL_ID] }}
      schema={schema}
      onSubmit={async ({ dari, ke, user_id }) => {
        const saved = await store.submit({
          organisasi_id,
          salin_minggu: {
            dari: dari ?? '',
            ke: ke ?? '',
            user_id: user_id.includes(ALL_ID) ? undefined : user_id,
          },
        });
        onSaved(saved);
      }}
    >
      {({ field }) => (
        <>
          <p>Senin sampai Minggu. Hari yang kosong pada minggu asal tidak mengubah apa pun.</p>
          <DatePicker label="Dari minggu tanggal" required {...field('dari')} />
          <DatePicker label="Ke minggu tanggal" required {...field('ke')} />
          <AnggotaMultiPicker organisasi_id={organisasi_id} required allLabel="Semua Anggota" {...field('user_id')} />
        </>
      )}
    </FormDialog>
  );
}
