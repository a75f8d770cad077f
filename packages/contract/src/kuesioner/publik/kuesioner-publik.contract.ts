import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { teksWajib } from '../../kit/fields.ts';
import { KuesionerIsian } from '../daftar/kuesioner-baris.ts';
import { DaftarJawaban, SidikSusunan } from '../daftar/susunan.ts';

const umum = { scope: 'public', who: 'public', access: null, locked: 'no' } as const;
const Satu = { token: teksWajib(100) };
/** What a device calls itself by: drawn once, and kept there. */
const Kunci = z.uuid();

/** For people without account, by the link that they were given. */
export const kuesionerPublik = {
  /** Refuses a link that is none (404), and with its reason one that is not open, or answered from this device. */
  getKuesionerPublik: endpoint({
    ...umum,
    method: 'GET',
    path: '/kuesioner/{token}',
    summary: 'Membuka kuesioner lewat tautan',
    input: z.object({ ...Satu, kunci: z.optional(Kunci) }),
    output: KuesionerIsian,
  }),
  /** Sent again with the same `kirim_id` it answers the same and counts once. */
  submitKuesionerPublik: endpoint({
    ...umum,
    method: 'POST',
    path: '/kuesioner/{token}',
    summary: 'Menjawab kuesioner lewat tautan',
    input: z.object({ ...Satu, kunci: Kunci, kirim_id: z.uuid(), jawaban: DaftarJawaban, susunan: SidikSusunan }),
    output: z.object({ judul: z.string(), ucapan: z.string() }),
    created: true,
    message: 'Jawaban Anda terkirim',
  }),
};
