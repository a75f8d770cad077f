import { sql } from 'kysely';
import type { BarisJawaban } from './to-baris-jawaban.ts';
import type { Tempat } from './tempat.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type ResponsBaru = {
  respons_id: string;
  is_anonim: boolean;
  user_id: number | null;
  group_id: number | null;
  tanggal: string | null;
  dikirim_pada: Date | null;
  jawaban: readonly BarisJawaban[];
};

/** Whole answers with all that they say, in one statement however many they are. */
export async function insertRespons(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  respons: readonly ResponsBaru[],
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const heads = respons.map((one) => ({ ...one, jawaban: undefined }));
  const values = respons.flatMap(({ respons_id, jawaban }) => jawaban.map((one) => ({ respons_id, ...one })));
  await sql`
    with masuk as (
      insert into kuesioner_respons
        (respons_id, tenant_id, organisasi_id, kuesioner_id, is_anonim, user_id, group_id, tanggal, dikirim_pada)
      select r.respons_id, ${tenant_id}, ${organisasi_id}, ${kuesioner_id}, r.is_anonim, r.user_id, r.group_id,
        r.tanggal, r.dikirim_pada
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as r (respons_id uuid, is_anonim boolean,
        user_id integer, group_id integer, tanggal date, dikirim_pada timestamptz)
    )
    insert into kuesioner_jawaban (tenant_id, organisasi_id, kuesioner_id, respons_id, pertanyaan_id, urutan, baris_id,
      nilai, angka, tanggal, teks, berkas_id)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${kuesioner_id}::integer, j.respons_id, j.pertanyaan_id, j.urutan, j.baris_id,
      j.nilai, j.angka, j.tanggal, j.teks, j.berkas_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as j (respons_id uuid, pertanyaan_id integer,
      urutan smallint, baris_id integer, nilai integer, angka numeric, tanggal date, teks text, berkas_id uuid)
  `.execute(db);
}

/** Of an anonymous questionnaire nobody can say what he answered (aturan/kuesioner#anonim). */
export const DATA_SAYA_KUESIONER_RESPONS: SalinanTabel = {
  kuesioner_respons: {
    judul: 'Jawaban kuesioner',
    kolom: {
      ...INSTANSI,
      kuesioner_id: 'Nomor kuesioner',
      respons_id: 'Nomor jawaban',
      group_id: 'Grup',
      dikirim_pada: 'Dikirim',
    },
    tanpa: ['user_id', 'is_anonim', 'tanggal'],
  },
  kuesioner_jawaban: {
    judul: 'Isi jawaban kuesioner',
    kolom: {
      ...INSTANSI,
      kuesioner_id: 'Nomor kuesioner',
      respons_id: 'Nomor jawaban',
      pertanyaan_id: 'Nomor pertanyaan',
      baris_id: 'Baris',
      nilai: 'Pilihan',
      angka: 'Angka',
      tanggal: 'Tanggal',
      teks: 'Teks',
      berkas_id: 'Berkas',
    },
    tanpa: ['urutan'],
    milik: 'respons_id in (select respons_id from kuesioner_respons where user_id = :saya)',
  },
};
