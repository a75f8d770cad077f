import { perintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { organisasi_id: number; perangkat_id: number; nama: string; onClose: () => void };

const schema = z.object({ pin: perintahMesin.submitPerintahMesin.input.shape.pin });

/** Takes somebody off a machine, by his PIN. */
export function HapusPinDialog({ nama, onClose, ...mesin }: Props) {
  const submit = useMutation(api.perintahMesin.submitPerintahMesin.mutation({ errors: 'caller' }));
  return (
    <FormDialog<{ pin: string }>
      opened
      onClose={onClose}
      title={`Hapus PIN dari ${nama}`}
      submitLabel="Hapus dari mesin"
      initialValues={{ pin: '' }}
      schema={schema}
      onSubmit={({ pin }) => submit.mutateAsync({ ...mesin, jenis: 'hapus_pin', pin })}
    >
      {({ field }) => (
        <>
          <FormNotice pesan="Sidik jari, wajah, dan kartu orang itu ikut terhapus dari mesin ini dan harus direkam lagi di mesinnya. Presensinya di Hadir tetap." />
          <TextInput label="PIN" required inputMode="numeric" autoComplete="off" {...field('pin')} />
        </>
      )}
    </FormDialog>
  );
}
