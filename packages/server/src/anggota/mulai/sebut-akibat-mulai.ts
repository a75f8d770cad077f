import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { isMulaiJauh } from '@hadir/rules/anggota/is-mulai-jauh.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';

/** What first days before today make of working days that are over, to be agreed to before it is done; null where of none. */
export const sebutAkibatMulai = (hari_kerja: number): string | null =>
  hari_kerja === 0 ? null : `${sebutAngka(hari_kerja)} hari menjadi Absen`;

/** What a first day far ahead, which is often a year mistyped, makes of somebody until then; null of one that is near. */
export const sebutAkibatJauh = (tgl_mulai: Tanggal, today: Tanggal): string | null =>
  isMulaiJauh(tgl_mulai, today) ? `Belum anggota sampai ${sebutTanggal(tgl_mulai)}` : null;
