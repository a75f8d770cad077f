import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** The dispensations that may still be used today. */
export const selectDispensasi = ({ db, organisasi, today }: OrganisasiCtx) =>
  db
    .selectFrom('cuti_dispensasi')
    .select(['cuti_dispensasi_id', 'tgl_awal', 'tgl_akhir', 'sampai', 'keterangan'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('sampai', '>=', today)
    .orderBy('tgl_awal')
    .orderBy('cuti_dispensasi_id')
    .modifyFront(PREPARED)
    .execute();

type Isi = { tgl_awal: string; tgl_akhir: string; sampai: string; keterangan: string | null };

export async function insertDispensasi({ db, organisasi, actor, now }: OrganisasiCtx, isi: Isi): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('cuti_dispensasi')
    .values({ ...isi, tenant_id, organisasi_id, dibuat_oleh: actor.user_id, dibuat_pada: now })
    .execute();
}

export async function deleteDispensasi({ db, organisasi }: OrganisasiCtx, cuti_dispensasi_id: number): Promise<void> {
  await db
    .deleteFrom('cuti_dispensasi')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_dispensasi_id', '=', cuti_dispensasi_id)
    .execute();
}

export const DATA_SAYA_CUTI_DISPENSASI: SalinanTabel = {
  cuti_dispensasi: 'the organisation’s; that he made it is in the log',
};
