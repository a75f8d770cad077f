import { SentenceError } from '../../kit/failure/sentence-error.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { Input, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { TimePicker } from '../../ui/date/time-picker.tsx';
import { LocationLine } from '../bukti/location-line.tsx';
import { SelfieField } from '../bukti/selfie-field.tsx';
import { usePosition } from '../bukti/use-position.ts';
import { lastPresensiQuery } from '../ketukan/last-presensi-query.ts';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };
type Values = { tanggal: string | null; jam: string | null; keterangan: string; foto: Blob | null };

const schema = z.object({
  tanggal: z.nullable(z.string()).check(z.refine((text) => text !== null, 'Isi tanggal')),
  jam: z.nullable(z.string()).check(z.refine((text) => text !== null, 'Isi jam')),
  keterangan: teksPanjangWajib(500),
  foto: z.nullable(z.instanceof(Blob)).check(z.refine((foto) => foto !== null, 'Ambil swafoto terlebih dahulu')),
});

/** Asks for an attendance that could not be recorded: when it was, why, with a selfie and the place. */
export function SwafotoFormDialog({ organisasi_id, opened, onClose }: Props) {
  const today = useToday();
  const { position, retry } = usePosition();
  const { data: tempat } = useQuery(lastPresensiQuery({ organisasi_id }));
  const marks = { errors: 'caller', refetches: ['presensi', 'kehadiran'] } as const;
  const submit = useMutation(api.presensiManual.submitPresensiManual.mutation(marks));
  const save = async ({ tanggal, jam, keterangan, foto }: Values) => {
    // The form is sent with a photo only.
    if (!foto) return;
    if (position.state !== 'found')
      throw new SentenceError('Lokasi Anda belum ditemukan. Nyalakan lokasi, lalu coba lagi');
    const { lat, lng, akurasi } = position;
    const waktu = { tanggal: tanggal ?? '', jam: jam ?? '' };
    await submit.mutateAsync({ organisasi_id, ...waktu, keterangan, lat, lng, akurasi, foto });
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Ajukan presensi swafoto"
      submitLabel="Ajukan"
      kept
      initialValues={{ tanggal: today, jam: null, keterangan: '', foto: null }}
      schema={schema}
      onSubmit={save}
    >
      {({ field }) => (
        <>
          <FieldGroup legend="Waktu presensi">
            <DatePicker label="Tanggal" required notAfterToday {...field('tanggal')} />
            <TimePicker label="Jam presensi" required {...field('jam')} />
          </FieldGroup>
          <Textarea
            label="Mengapa tidak tercatat"
            required
            autosize
            minRows={2}
            maxLength={500}
            {...field('keterangan')}
          />
          <Input.Wrapper label="Swafoto" labelElement="div" required error={field('foto').error}>
            <SelfieField photo={field('foto').value} onChange={field('foto').onChange} disabled={submit.isPending} />
          </Input.Wrapper>
          {tempat && (
            <LocationLine
              position={position}
              // Whatever the place, an operator looks at it.
              tempat={{ ...tempat, luar_radius: 'tinjau' }}
              tanpaLokasi="Presensi swafoto memerlukan lokasi Anda."
              onRetry={retry}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
