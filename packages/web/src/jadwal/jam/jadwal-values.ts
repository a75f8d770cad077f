import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import * as z from 'zod/mini';
import type { HariForm } from './pekan/hari-form.ts';
import { checkPekan, checkShift, toBaris, toPekanForm, toShiftForm } from './pekan/pekan-form.ts';
import { kodeDari, type KodeAktif } from '@hadir/contract/kit/kode.ts';

export type JadwalValues = {
  nama: string;
  tipe_jadwal: TipeJadwal;
  tgl_mulai: string | null;
  pekan: HariForm[];
  shift: HariForm;
  toleransi_masuk: number | null;
  toleransi_pulang: number | null;
  buka_masuk: number | null;
  tutup_pulang: number | null;
  ikut_libur: boolean;
  status: KodeAktif;
  is_default: boolean;
  untuk_semua: boolean;
};

const menit = (max: number) =>
  z.nullable(z.int()).check(z.refine((value) => value !== null && value <= max, `Isi antara 0 dan ${max}`));
const shape = z.object({
  nama: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  tipe_jadwal: kodeDari(TIPE_JADWAL),
  tgl_mulai: z.string(),
  pekan: z.custom<HariForm[]>(),
  shift: z.custom<HariForm>(),
  toleransi_masuk: menit(240),
  toleransi_pulang: menit(240),
  buka_masuk: menit(720),
  tutup_pulang: menit(720),
});

/** The form's own checks, by the rules that the server refuses by. */
export const jadwalSchema = shape.check((context) => {
  const { tipe_jadwal, pekan, shift } = context.value;
  const isShift = tipe_jadwal === TIPE_JADWAL.shift;
  const message = isShift ? checkShift(shift) : checkPekan(pekan, tipe_jadwal);
  if (!message) return;
  context.issues.push({ code: 'custom', path: [isShift ? 'shift' : 'pekan'], message, input: context.value });
});

/** What the first hours are mostly called; a name that may be written over. */
const NAMA_PERTAMA = 'Jam kerja reguler';

type Versi = Jadwal['versi'][number];

/** What of the form belongs to a version of the hours. */
const toIsiVersi = (tipe_jadwal: number | undefined, versi: Versi | null | undefined) => ({
  pekan: toPekanForm(tipe_jadwal === TIPE_JADWAL.shift ? undefined : versi?.baris),
  shift: toShiftForm(versi?.baris),
  toleransi_masuk: versi?.toleransi_masuk ?? 0,
  toleransi_pulang: versi?.toleransi_pulang ?? 0,
  buka_masuk: versi?.buka_masuk ?? 120,
  tutup_pulang: versi?.tutup_pulang ?? 240,
  ikut_libur: versi?.ikut_libur ?? true,
});

/** The hours as they hold on a date; where none do, those that hold now. */
export const versiPada = ({ versi, berlaku }: Jadwal, tanggal: string): Versi | null =>
  versi.find(({ tgl_mulai, tgl_selesai }) => tgl_mulai <= tanggal && tanggal <= (tgl_selesai ?? '9')) ?? berlaku;

/** Whether the form says what a version says. */
function isIsi({ tipe_jadwal }: Jadwal, values: JadwalValues, versi: Versi | null): boolean {
  const { pekan, shift, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur } = values;
  const isi = { pekan, shift, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur };
  return JSON.stringify(toIsiVersi(tipe_jadwal, versi)) === JSON.stringify(isi);
}

/**
 * What a form that changes hours shows once they are to hold from another date: what holds then, unless something else than a
 * version of them stands in it already.
 */
export function withTanggal(jadwal: Jadwal, values: JadwalValues, tgl_mulai: string): Partial<JadwalValues> {
  if (!jadwal.versi.some((one) => isIsi(jadwal, values, one))) return { tgl_mulai };
  return { tgl_mulai, ...toIsiVersi(jadwal.tipe_jadwal, versiPada(jadwal, tgl_mulai)) };
}

/**
 * From which dates on hours stand on record that what is written takes the place of, the earliest first; none while the hours
 * of its date stay as they are.
 */
export function listDigantikan(jadwal: Jadwal, values: JadwalValues, today: string): string[] {
  const mulai = values.tgl_mulai;
  if (mulai === null || isIsi(jadwal, values, versiPada(jadwal, mulai))) return [];
  return rencanaSejak(jadwal, mulai, today);
}

/** From which dates on hours stand on record that a change from a date on takes the place of, the earliest first. */
export const rencanaSejak = ({ versi }: Jadwal, mulai: string, today: string): string[] =>
  versi
    .map((one) => one.tgl_mulai)
    .filter((one) => one > mulai || (one === mulai && one > today))
    .toSorted();

/** What stood before a version that has not begun; undefined where nothing did. */
export const versiSebelum = ({ versi }: Jadwal, tgl_mulai: string): Versi | undefined =>
  versi.find(({ tgl_selesai }) => tgl_selesai === addDays(tgl_mulai, -1));

/** The form as it would put the hours back, from a date on, to what holds before it. */
export const toValuesSebelum = (jadwal: Jadwal, sebelum: Versi, tgl_mulai: string): JadwalValues => ({
  ...toJadwalValues(jadwal, false, tgl_mulai),
  ...toIsiVersi(jadwal.tipe_jadwal, sebelum),
});

/** What the form starts with: a schedule as it holds on that date, or five days of the norm. */
export function toJadwalValues(jadwal: Jadwal | undefined, isFirst: boolean, tgl_mulai: string): JadwalValues {
  return {
    nama: jadwal?.nama ?? (isFirst ? NAMA_PERTAMA : ''),
    tipe_jadwal: (jadwal?.tipe_jadwal ?? TIPE_JADWAL.reguler) as TipeJadwal,
    tgl_mulai,
    ...toIsiVersi(jadwal?.tipe_jadwal, jadwal && versiPada(jadwal, tgl_mulai)),
    status: jadwal?.status === STATUS_RECORD.tidak_aktif ? STATUS_RECORD.tidak_aktif : STATUS_RECORD.aktif,
    is_default: jadwal?.is_default ?? false,
    untuk_semua: isFirst,
  };
}

/** A new one that begins as another is, from a date on. */
export function toSalinan(jadwal: Jadwal, tgl_mulai: string): JadwalValues {
  const values = toJadwalValues(jadwal, false, tgl_mulai);
  return { ...values, nama: `${jadwal.nama} (salinan)`.slice(0, 100), status: STATUS_RECORD.aktif, is_default: false };
}

/** What is sent of it to both owners' calls. */
export function toJadwalIsi(
  { pekan, shift, tipe_jadwal, untuk_semua: _untukSemua, ...values }: JadwalValues,
  today: string,
) {
  return {
    ...values,
    tgl_mulai: values.tgl_mulai ?? today,
    toleransi_masuk: values.toleransi_masuk ?? 0,
    toleransi_pulang: values.toleransi_pulang ?? 0,
    buka_masuk: values.buka_masuk ?? 0,
    tutup_pulang: values.tutup_pulang ?? 0,
    baris: toBaris(tipe_jadwal === TIPE_JADWAL.shift ? [shift] : pekan, tipe_jadwal),
  };
}
