import { KALIMAT_TANPA_HARI } from '@hadir/contract/cuti/ajuan/kalimat-kembali.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import * as z from 'zod/mini';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { CheckGroup } from '../../ui/form/check-group.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { hari: string[]; keterangan: string };
type Props = {
  cuti: DetailCuti;
  opened: boolean;
  onClose: () => void;
  onSubmit: (isi: Values) => Promise<unknown>;
};

const schema = z.object({
  hari: z.array(z.string()).check(z.minLength(1, KALIMAT_TANPA_HARI)),
  keterangan: teksPanjangWajib(500),
});

/** Gives days back that were not taken after all, also past ones. */
export function KembalikanHariDialog({ cuti, opened, onClose, onSubmit }: Props) {
  const counted = cuti.hari.filter(({ hari }) => hari > 0);
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Kembalikan hari cuti"
      submitLabel="Kembalikan"
      initialValues={{ hari: [], keterangan: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      {({ field }) => (
        <>
          <CheckGroup
            label="Hari yang ternyata tidak diambil"
            description="Hari itu dinilai menurut presensinya, dan saldonya kembali. Bila semuanya dipilih, cutinya batal."
            choices={counted.map(({ tanggal }) => ({ value: tanggal, label: formatHariTanggal(tanggal) }))}
            {...field('hari')}
          />
          <Textarea label="Keterangan" required maxLength={500} autosize minRows={2} {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}
