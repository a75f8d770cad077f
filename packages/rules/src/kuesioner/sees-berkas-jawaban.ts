import { hasIzin } from '../akses/izin.ts';
import type { Pemegang } from '../akses/pemegang.ts';
import { seesJawabanOrang, seesSemua } from '../akses/terlihat.ts';

/**
 * To whom a file that somebody answered with exists: to himself, and once it was sent to those who read what each person answered
 * (aturan/kuesioner#jawaban).
 */
export const seesBerkasJawaban = (
  { user_id, peran, izin }: Pemegang,
  berkas: { user_id: number | null; terkirim: boolean },
): boolean =>
  berkas.user_id === user_id ||
  (berkas.terkirim && seesSemua(peran) && seesJawabanOrang(peran) && hasIzin(peran, 'kuesioner.index', izin));
