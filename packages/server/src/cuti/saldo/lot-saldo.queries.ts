import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

type DiInstansi = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };

/** Whose lots of which category. */
export type Pemilik = { user_id: number; cuti_kategori_id: number };
export const keyOfPemilik = ({ user_id, cuti_kategori_id }: Pemilik): string => `${user_id} ${cuti_kategori_id}`;

type Dicari = {
  user_ids: readonly number[] | 'semua';
  cuti_kategori_id?: number | undefined;
  /** Only the lines that were written before this moment. */
  sebelum?: Date | undefined;
};

/** The ledgers of these members, or of all, with every line; by `keyOfPemilik`. */
export async function loadLots(
  { db, organisasi }: DiInstansi,
  { user_ids, cuti_kategori_id, sebelum }: Dicari,
): Promise<Map<string, LotSaldo[]>> {
  const members = user_ids === 'semua' ? null : user_ids;
  const { rows } = await sql<Pemilik & { lots: LotSaldo[] }>`
    ${members?.length === 1 ? PREPARED : sql``} select l.user_id, l.cuti_kategori_id, json_agg(json_build_object('lot_id', l.cuti_lot_id, 'tahun', l.tahun,
      'mulai', l.mulai, 'kedaluwarsa', l.kedaluwarsa, 'baris', s.baris) order by l.cuti_lot_id) as lots
    from cuti_lot l
    join lateral (
      select coalesce(json_agg(json_build_object('jenis', s.jenis, 'jumlah', s.jumlah, 'tanggal', s.tanggal,
        'cuti_id', s.cuti_id, 'tanggal_cuti', s.tanggal_cuti) order by s.cuti_saldo_id), '[]') as baris
      from cuti_saldo s where s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id
        ${sebelum ? sql`and s.dibuat_pada < ${sebelum}` : sql``}) s on true
    where l.organisasi_id = ${organisasi.organisasi_id}
      ${members ? sql`and l.user_id = any(${idsSql(members)})` : sql``}
      ${cuti_kategori_id === undefined ? sql`` : sql`and l.cuti_kategori_id = ${cuti_kategori_id}`}
    group by l.user_id, l.cuti_kategori_id`.execute(db);
  return new Map(rows.map((row) => [keyOfPemilik(row), row.lots]));
}

/** Nobody else draws on this member's balances until the transaction ends. */
export async function lockSaldo({ db, organisasi }: DiInstansi, user_id: number): Promise<void> {
  await sql`${PREPARED} select from anggota where organisasi_id = ${organisasi.organisasi_id} and user_id = ${user_id}
    for no key update`.execute(db);
}

export type BarisTertulis = Pemilik & { baris: readonly BarisBaru[]; keterangan?: string | null };

type Penulis = Pick<OrganisasiCtx, 'db' | 'now'> & {
  organisasi: { tenant_id: number; organisasi_id: number };
  /** Absent where the product itself writes. */
  actor?: { user_id: number };
};

/**
 * Adds lines to the ledger, and the lots that they open: lines that name the very same new lot open it once. Answers the
 * numbers of those.
 */
export async function insertBaris(
  { db, now, organisasi, actor }: Penulis,
  tulisan: readonly BarisTertulis[],
): Promise<ReadonlyMap<BarisBaru['lot'], number>> {
  const { tenant_id, organisasi_id } = organisasi;
  const lines = tulisan.flatMap(({ baris, ...owner }) => baris.map((one) => ({ ...owner, one })));
  if (lines.length === 0) return new Map();
  const opening = new Map(
    lines.flatMap(({ one, ...owner }) => (typeof one.lot === 'number' ? [] : [[one.lot, owner]])),
  );
  const ids = opening.size > 0 ? await drawLotIds(db, opening.size) : [];
  const idOf = new Map<BarisBaru['lot'], number>([...opening.keys()].map((lot, index) => [lot, ids[index] ?? 0]));
  const lots = [...opening].map(([lot, { user_id, cuti_kategori_id }]) => ({
    ...lot,
    cuti_lot_id: idOf.get(lot),
    tenant_id,
    organisasi_id,
    user_id,
    cuti_kategori_id,
  }));

  const rows = lines.map(({ keterangan = null, one }) => {
    const { lot, ...line } = one;
    const cuti_lot_id = typeof lot === 'number' ? lot : idOf.get(lot);
    const user_id_oleh = actor?.user_id ?? null;
    return { ...line, tenant_id, organisasi_id, cuti_lot_id, keterangan, user_id_oleh, dibuat_pada: now };
  });
  // Whole tables as one parameter: thousands of rows would be too many parameters. Both leave together.
  await Promise.all([
    lots.length > 0 &&
      sql`${PREPARED} insert into cuti_lot (cuti_lot_id, tenant_id, organisasi_id, user_id, cuti_kategori_id, tahun, mulai, kedaluwarsa)
      select cuti_lot_id, tenant_id, organisasi_id, user_id, cuti_kategori_id, tahun, mulai, kedaluwarsa
      from jsonb_populate_recordset(null::cuti_lot, ${JSON.stringify(lots)}::jsonb)`.execute(db),
    sql`${PREPARED} insert into cuti_saldo (tenant_id, organisasi_id, cuti_lot_id, jenis, jumlah, tanggal, cuti_id, tanggal_cuti,
        keterangan, user_id_oleh, dibuat_pada)
      select tenant_id, organisasi_id, cuti_lot_id, jenis, jumlah, tanggal, cuti_id, tanggal_cuti, keterangan, user_id_oleh,
        dibuat_pada
      from jsonb_populate_recordset(null::cuti_saldo, ${JSON.stringify(rows)}::jsonb)`.execute(db),
  ]);
  return idOf;
}

async function drawLotIds(db: OrganisasiCtx['db'], count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${PREPARED} select nextval('cuti_lot_cuti_lot_id_seq')::integer as id from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export const DATA_SAYA_CUTI_LOT: SalinanTabel = {
  cuti_lot: {
    judul: 'Hak cuti',
    kolom: {
      cuti_lot_id: 'Nomor',
      ...INSTANSI,
      cuti_kategori_id: 'Kategori',
      tahun: 'Tahun',
      mulai: 'Mulai',
      kedaluwarsa: 'Kedaluwarsa',
    },
    tanpa: ['user_id'],
  },
  cuti_saldo: {
    judul: 'Buku saldo cuti',
    kolom: {
      ...INSTANSI,
      cuti_lot_id: 'Nomor hak cuti',
      jenis: 'Jenis',
      jumlah: 'Jumlah',
      tanggal: 'Tanggal',
      cuti_id: 'Nomor cuti',
      tanggal_cuti: 'Hari cuti',
      keterangan: 'Keterangan',
      ...DIBUAT,
    },
    tanpa: ['cuti_saldo_id', 'user_id_oleh'],
    milik: 'cuti_lot_id in (select cuti_lot_id from cuti_lot where user_id = :saya)',
  },
};
