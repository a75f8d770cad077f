import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type Baru = { berkas_id: string; kuesioner_id: number; pertanyaan_id: number };

export async function insertBerkasJawaban({ db, organisasi, actor }: OrganisasiCtx, baru: Baru): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('kuesioner_berkas')
    .values({ ...baru, tenant_id, organisasi_id, user_id: actor.user_id })
    .execute();
}

/** The files that the caller sent in for a questionnaire. */
export const listBerkasSendiri = ({ db, organisasi, actor }: OrganisasiCtx, kuesioner_id: number) =>
  db
    .selectFrom('kuesioner_berkas')
    .select(['berkas_id', 'pertanyaan_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where('user_id', '=', actor.user_id)
    .execute();

/** Forgets his others; what nothing points at is swept. */
export async function deleteBerkasLain(
  { db, organisasi, actor }: OrganisasiCtx,
  kuesioner_id: number,
  kept: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('kuesioner_berkas')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .where('user_id', '=', actor.user_id)
    .where(sql<boolean>`berkas_id <> all(${kept}::uuid[])`)
    .execute();
}

export const findBerkasJawaban = ({ db, organisasi }: OrganisasiCtx, kuesioner_id: number, berkas_id: string) =>
  db
    .selectFrom('kuesioner_berkas as b')
    .select('b.user_id')
    .select(
      sql<boolean>`exists (select from kuesioner_jawaban j where j.organisasi_id = b.organisasi_id
        and j.berkas_id = b.berkas_id)`.as('terkirim'),
    )
    .where('b.organisasi_id', '=', organisasi.organisasi_id)
    .where('b.kuesioner_id', '=', kuesioner_id)
    .where('b.berkas_id', '=', berkas_id)
    .executeTakeFirst();

export const DATA_SAYA_KUESIONER_BERKAS: SalinanTabel = {
  kuesioner_berkas: {
    judul: 'Berkas kuesioner',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', pertanyaan_id: 'Nomor pertanyaan', berkas_id: 'Berkas' },
    tanpa: ['user_id'],
    berkas: 'berkas_id',
  },
};
