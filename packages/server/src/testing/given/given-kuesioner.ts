import { randomUUID } from 'node:crypto';
import type { TestServer } from '../start-test-server.ts';

type Isi = Record<string, unknown>;

const YA_TIDAK = [
  { pilihan_id: 1, teks: 'Ya' },
  { pilihan_id: 2, teks: 'Tidak' },
];

/** Whether somebody is well, and if not what ails him. */
export const BAGIAN_SEHAT = [
  {
    bagian_id: 1,
    judul: 'Umum',
    pertanyaan: [
      { pertanyaan_id: 1, jenis: 'pilihan', judul: 'Apakah Anda sehat?', is_wajib: true, pilihan: YA_TIDAK },
      {
        pertanyaan_id: 2,
        jenis: 'teks_panjang',
        judul: 'Apa keluhannya?',
        is_wajib: true,
        syarat: { pertanyaan_id: 1, nilai: [2] },
      },
    ],
  },
];

/** Questionnaires of schools, and those who answer them. */
export function kuesionerBuilders({ given, as }: TestServer) {
  /** A school with a published questionnaire and members whom it is for. */
  async function terbit(isi: Isi = {}, { anggota = isi['is_anonim'] === true ? 5 : 2 } = {}) {
    const organisasi = await given.organisasi();
    const orang = await Promise.all(
      Array.from({ length: anggota }, (_, at) => given.anggota(organisasi, { nama: `Orang ${at + 1}` })),
    );
    const operator = as(await given.orang('operator', organisasi));
    const url = `/orgs/${organisasi.organisasi_id}/kuesioner`;
    const made = await operator.post(url, { judul: 'Kesehatan', bagian: BAGIAN_SEHAT, ...isi });
    const { kuesioner_id } = made.body.data as { kuesioner_id: number };
    const one = `${url}/${kuesioner_id}`;
    const opened = await operator.post(`${one}/terbitkan`);
    if (opened.status !== 200) throw new Error(opened.body.message);
    const jawab = (user: { user_id: number }, jawaban: readonly object[], kunci: string = randomUUID()) =>
      as(user).post(`${one}/respons`, { jawaban }, { 'idempotency-key': kunci });
    return { organisasi, orang, operator, url, one, kuesioner_id, jawab };
  }
  return { terbit };
}

/** Well, or not and why. */
export const SEHAT = [{ pertanyaan_id: 1, nilai: 1 }];
export const sakit = (keluhan: string) => [
  { pertanyaan_id: 1, nilai: 2 },
  { pertanyaan_id: 2, nilai: keluhan },
];
