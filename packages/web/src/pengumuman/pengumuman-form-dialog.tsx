import { teksPanjangWajib, teksWajib } from '@hadir/contract/kit/fields.ts';
import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';

type Props = {
  organisasi_id: number;
  /** Which is edited; without it one is written. */
  pengumuman?: Pengumuman;
  onClose: () => void;
};

type Values = { judul: string; isi: string; tgl_mulai: string | null; tgl_selesai: string | null };

const schema = z.object({
  judul: teksWajib(120),
  isi: teksPanjangWajib(2000),
  tgl_mulai: z.nullable(z.string()).check(z.refine((text) => text !== null, 'Isi tanggal')),
  tgl_selesai: z.nullable(z.string()),
});

export function PengumumanFormDialog({ organisasi_id, pengumuman, onClose }: Props) {
  const today = useToday();
  const confirm = useConfirm();
  const insert = useMutation(api.pengumuman.addPengumuman.mutation({ errors: 'caller' }));
  const update = useMutation(api.pengumuman.changePengumuman.mutation({ errors: 'caller' }));
  const remove = useMutation({ ...api.pengumuman.removePengumuman.mutation(), onSuccess: onClose });
  const save = ({ tgl_mulai, ...isi }: Values) => {
    const input = { ...isi, organisasi_id, tgl_mulai: tgl_mulai ?? today };
    return pengumuman
      ? update.mutateAsync({ ...input, pengumuman_id: pengumuman.pengumuman_id })
      : insert.mutateAsync(input);
  };
  const ask = async ({ pengumuman_id, judul }: Pengumuman) => {
    const question = {
      title: `Hapus ${judul}?`,
      message: 'Pengumuman ini tidak lagi tampil kepada siapa pun.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ organisasi_id, pengumuman_id });
  };
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={pengumuman ? 'Ubah pengumuman' : 'Tulis pengumuman'}
      submitLabel={pengumuman ? 'Simpan' : 'Umumkan'}
      initialValues={{
        judul: pengumuman?.judul ?? '',
        isi: pengumuman?.isi ?? '',
        tgl_mulai: pengumuman?.tgl_mulai ?? today,
        tgl_selesai: pengumuman?.tgl_selesai ?? null,
      }}
      schema={schema}
      onSubmit={save}
      extra={
        pengumuman && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask(pengumuman)}>
            Hapus
          </Button>
        )
      }
    >
      {({ field, form }) => (
        <>
          <TextInput label="Judul" required autoComplete="off" maxLength={120} {...field('judul')} />
          <Textarea label="Isi" required autosize minRows={3} maxLength={2000} {...field('isi')} />
          <FieldGroup legend="Tampil di Beranda">
            <DatePicker
              label="Sejak"
              description={pengumuman ? undefined : kapanDisampaikan(form.values.tgl_mulai ?? today, today)}
              required
              {...field('tgl_mulai')}
            />
            <DatePicker
              label="Sampai"
              description="Kosong: sampai dihapus"
              min={form.values.tgl_mulai ?? undefined}
              {...field('tgl_selesai')}
            />
          </FieldGroup>
        </>
      )}
    </FormDialog>
  );
}

const kapanDisampaikan = (tgl_mulai: string, today: string): string =>
  tgl_mulai > today
    ? `Anggota diberi tahu di loncengnya ${formatTanggal(tgl_mulai)} pukul 06:00`
    : 'Anggota diberi tahu di loncengnya begitu disimpan';
