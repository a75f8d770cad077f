import { addDays, type Tanggal } from '../waktu/tanggal.ts';

/** A membership that begins so many days later is likelier a slip of the pen. */
const MULAI_JAUH_HARI = 60;

/** Whether whoever enters this first day should be told until when nobody is a member (aturan/anggota#mulai). */
export const isMulaiJauh = (tgl_mulai: Tanggal, today: Tanggal): boolean => tgl_mulai > addDays(today, MULAI_JAUH_HARI);
