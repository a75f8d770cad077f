import type { Jadwal } from '@hadir/contract/jadwal/jadwal-fields.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../kit/api.ts';
import { ApiError } from '../kit/api-error.ts';
import { todayHere } from '../ui/calendar-days.ts';
import { DatePicker } from '../ui/date-picker.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import classes from './jadwal.module.css';
import { PekanField } from './pekan-field.tsx';
import { checkPekan, toBaris, toPekanForm, type HariForm } from './pekan-form.ts';

type Props = {
  organisasi_id: number;
  /** Changed from a date on; without one a new one is made. */
  jadwal?: Jadwal | undefined;
  opened: boolean;
  onClose: () => void;
};

const MINUTES = [
  ['toleransi_masuk', 'Toleransi masuk (menit)', 240],
  ['toleransi_pulang', 'Toleransi pulang (menit)', 240],
  ['buka_masuk', 'Presensi dibuka sebelum masuk (menit)', 720],
  ['tutup_pulang', 'Presensi ditutup setelah pulang (menit)', 720],
] as const;

type Values = Record<(typeof MINUTES)[number][0] | 'nama', string> & {
  tgl_mulai: string | null;
  ikut_libur: boolean;
  pekan: HariForm[];
};

const menit = (max: number) =>
  z.string().check(z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= max, `Isi antara 0 dan ${max}`));
const schema = z.object({
  nama: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  tgl_mulai: z.string(),
  toleransi_masuk: menit(240),
  toleransi_pulang: menit(240),
  buka_masuk: menit(720),
  tutup_pulang: menit(720),
  pekan: z.custom<HariForm[]>().check((context) => {
    const message = checkPekan(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  }),
});

/** Work hours: a week, what is tolerated, and from which day it holds. */
export function JadwalFormDialog({ organisasi_id, jadwal, opened, onClose }: Props) {
  const marks = { errors: 'caller', refetches: ['presensi', 'kehadiran', 'dashboard'] } as const;
  const create = useMutation(api.jadwal.create.mutation(marks));
  const update = useMutation(api.jadwal.update.mutation(marks));
  const save = async (values: Values) => {
    const input = { organisasi_id, ...toInput(values) };
    try {
      await (jadwal
        ? update.mutateAsync({ ...input, jadwal_id: jadwal.jadwal_id })
        : create.mutateAsync({ ...input, untuk_semua: true }));
    } catch (error) {
      throw toFormError(error);
    }
  };
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title={jadwal ? 'Ubah jam kerja' : 'Buat jam kerja'}
      width={780}
      initialValues={toValues(jadwal)}
      schema={schema}
      onSubmit={save}
    >
      {({ field, checkbox }) => (
        <>
          <div className={classes['pair']}>
            <TextInput label="Nama" required maxLength={100} {...field('nama')} />
            <DatePicker
              label="Berlaku sejak"
              required
              min={todayHere()}
              description="Hari sebelum tanggal ini tetap dinilai seperti semula."
              {...field('tgl_mulai')}
            />
          </div>
          <PekanField {...field('pekan')} />
          <div className={classes['pair']}>
            {MINUTES.map(([name, label]) => (
              <TextInput key={name} label={label} inputMode="numeric" {...field(name)} />
            ))}
          </div>
          <Checkbox label="Libur pada hari libur nasional dan hari libur instansi" {...checkbox('ikut_libur')} />
        </>
      )}
    </FormDialog>
  );
}

function toValues(jadwal: Jadwal | undefined): Values {
  const versi = jadwal?.berlaku;
  return {
    nama: jadwal?.nama ?? '',
    tgl_mulai: todayHere(),
    toleransi_masuk: String(versi?.toleransi_masuk ?? 0),
    toleransi_pulang: String(versi?.toleransi_pulang ?? 0),
    buka_masuk: String(versi?.buka_masuk ?? 120),
    tutup_pulang: String(versi?.tutup_pulang ?? 240),
    ikut_libur: versi?.ikut_libur ?? true,
    pekan: toPekanForm(versi?.baris),
  };
}

function toInput({ nama, tgl_mulai, ikut_libur, pekan, ...minutes }: Values) {
  return {
    nama,
    tgl_mulai: tgl_mulai ?? todayHere(),
    ikut_libur,
    baris: toBaris(pekan),
    toleransi_masuk: Number(minutes.toleransi_masuk),
    toleransi_pulang: Number(minutes.toleransi_pulang),
    buka_masuk: Number(minutes.buka_masuk),
    tutup_pulang: Number(minutes.tutup_pulang),
  };
}

/** The server names a row of what was sent; the form shows the week as one field. */
function toFormError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.body.errors ?? {}).map(([name, pesan]) => [name.startsWith('baris') ? 'pekan' : name, pesan]),
  );
  return new ApiError({ ...error.body, errors });
}
