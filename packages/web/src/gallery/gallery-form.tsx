import { SentenceError } from '../kit/failure/sentence-error.ts';
import { Button, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

const Grup = z.object({
  nama: z.string().check(z.minLength(3, 'Minimal 3 karakter')),
  tgl_mulai: z.iso.date('Isi tanggal'),
});

export function GalleryForm() {
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { nama: '', tgl_mulai: null as string | null },
    schema: Grup,
    onSubmit: ({ nama }) => {
      if (nama === 'Guru') throw new SentenceError('Grup Guru sudah ada');
      notify.success('Data Berhasil disimpan');
    },
  });
  return (
    <GallerySection title="Formulir">
      <form className={classes['fields']} onSubmit={submit} noValidate aria-label="Grup baru">
        <TextInput label="Nama grup" required {...field('nama')} />
        <DatePicker label="Tanggal berlaku" required {...field('tgl_mulai')} />
        {failure && <p role="alert">{failure}</p>}
        <div className={classes['row']}>
          <Button type="submit" loading={sending}>
            Simpan
          </Button>
        </div>
      </form>
    </GallerySection>
  );
}
