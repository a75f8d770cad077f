import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { sql } from 'kysely';
import { isAktifDi } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { asOrganisasi } from '../../platform/db/scope/as-organisasi.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';

type Ctx = Pick<OrganisasiCtx, 'db' | 'organisasi'>;
type Pinjaman = MutasiTersimpan & {
  tujuan: string;
  tujuan_tenant_id: number;
  tujuan_organisasi_id: number;
  tgl_selesai: string;
};

const selectPinjaman = ({ db }: Pick<Ctx, 'db'>, hari: string) =>
  db
    .selectFrom('mutasi')
    .selectAll()
    .$narrowType<Pinjaman>()
    .where('jenis', '=', 'perbantuan' satisfies JenisMutasi)
    .where('dipindahkan_pada', 'is not', null)
    .where('tgl_selesai', '>=', hari);

/** A transfer, where it is a loan that was carried out, until a day from this one on. */
export const findPinjamanMasuk = ({ db }: Pick<Ctx, 'db'>, mutasi_id: number, hari: string) =>
  selectPinjaman({ db }, hari).where('mutasi_id', '=', mutasi_id).executeTakeFirst();

/** Where this place has lent these members to until a day from this one on, as far as they still belong there. */
export async function listPinjamanKeluar(ctx: Ctx, user_ids: readonly number[], hari: string): Promise<Pinjaman[]> {
  const semua = await selectPinjaman(ctx, hari)
    .where('organisasi_id', '=', ctx.organisasi.organisasi_id)
    .where(sql<boolean>`user_id = any(${user_ids}::integer[])`)
    .orderBy('tgl_selesai')
    .orderBy('mutasi_id')
    .execute();
  const berlaku: Pinjaman[] = [];
  for (const one of semua) if (await isBerlakuDiTujuan(ctx, one, hari)) berlaku.push(one);
  return berlaku;
}

/** Whoever lent him does not see the other place's members: it is asked there. */
const isBerlakuDiTujuan = ({ db }: Ctx, pinjaman: Pinjaman, hari: string): Promise<boolean> => {
  const { tujuan_tenant_id, tujuan_organisasi_id, tujuan_user_id } = pinjaman;
  const tujuan = { tenant_id: tujuan_tenant_id, organisasi_id: tujuan_organisasi_id };
  return asOrganisasi(
    db,
    tujuan,
    async () => tujuan_user_id !== null && isAktifDi({ db, today: hari, organisasi: tujuan }, tujuan_user_id),
  );
};
