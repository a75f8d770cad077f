import { Id, Tanggal } from '@hadir/contract/kit/fields.ts';
import { rentang } from '@hadir/contract/kit/rentang.ts';
import * as z from 'zod/mini';
import { KodeAktif } from '@hadir/contract/kit/kode.ts';

export type JadwalKerjaValues = {
  jadwal_id: number | null;
  target: 'organisasi' | 'sebagian';
  group_id: number[];
  user_id: number[];
  tgl_mulai: string | null;
  tgl_selesai: string | null;
  status: KodeAktif;
};

/** The form's own checks: to whom, from when, and an end that does not come before. */
export const jadwalKerjaSchema = rentang(
  z.object({
    jadwal_id: z.nullable(Id).check(z.refine((id) => id !== null, 'Pilih jam kerja')),
    target: z.enum(['organisasi', 'sebagian']),
    group_id: z.array(Id).check(z.maxLength(200)),
    user_id: z.array(Id).check(z.maxLength(1000)),
    tgl_mulai: z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal mulai')),
    tgl_selesai: z.nullable(Tanggal),
    status: KodeAktif,
  }),
).check((context) => {
  const { target, group_id, user_id } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if (target === 'sebagian' && group_id.length + user_id.length === 0) {
    refuse('group_id', 'Pilih paling sedikit satu grup atau anggota');
  }
});
