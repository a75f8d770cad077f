import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';
import type { Tempat } from './tempat.ts';
import { toJawaban } from './to-jawaban.ts';

const KOLOM = ['pertanyaan_id', 'urutan', 'baris_id', 'nilai', 'angka', 'j.tanggal', 'teks', 'berkas_id'] as const;

/** What the caller sent, of a questionnaire that is kept with names; of an anonymous one nobody can say. */
export async function listJawabanSendiri(
  { db, organisasi, actor }: OrganisasiCtx,
  { kuesioner_id, bagian }: Pick<KuesionerTersimpan, 'kuesioner_id' | 'bagian'>,
): Promise<Jawaban[]> {
  const rows = await db
    .selectFrom('kuesioner_respons as r')
    .innerJoin('kuesioner_jawaban as j', (join) =>
      join.onRef('j.organisasi_id', '=', 'r.organisasi_id').onRef('j.respons_id', '=', 'r.respons_id'),
    )
    .select(KOLOM)
    .where('r.organisasi_id', '=', organisasi.organisasi_id)
    .where('r.kuesioner_id', '=', kuesioner_id)
    .where('r.user_id', '=', actor.user_id)
    .orderBy('pertanyaan_id')
    .orderBy('urutan')
    .execute();
  return toJawaban(bagian, rows);
}

export async function findNamaOrganisasi({ db, organisasi }: Tempat): Promise<string> {
  const { nama } = await db
    .selectFrom('organisasi')
    .select('nama')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirstOrThrow();
  return nama;
}
