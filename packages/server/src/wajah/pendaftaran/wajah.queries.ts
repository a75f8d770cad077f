import type { PendaftaranWajah, WajahMenunggu } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { SebabBerakhir } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

const TERBUKA = ['menunggu', 'berlaku'];

/** Every enrolment of a person, the latest first. */
export function listWajah(db: Db, user_id: number): Promise<PendaftaranWajah[]> {
  return db
    .selectFrom('wajah as w')
    .leftJoin('users as o', 'o.user_id', 'w.diputuskan_oleh')
    .select(['w.wajah_id', 'w.status', 'w.dibuat_pada', 'w.persetujuan_versi', 'w.persetujuan_pada'])
    .select(sql<boolean>`w.dicatat_oleh is distinct from w.user_id`.as('is_di_meja'))
    .select(['o.nama as diputuskan_oleh', 'w.diputuskan_pada', 'w.alasan', 'w.berakhir_pada', 'w.sebab_berakhir'])
    .where('w.user_id', '=', user_id)
    .orderBy('w.wajah_id', 'desc')
    .$castTo<PendaftaranWajah>()
    .execute();
}

/** This enrolment of a person, which nobody else decides until the transaction ends. */
export function lockWajah(db: Db, user_id: number, wajah_id: number) {
  return db
    .selectFrom('wajah')
    .select(['wajah_id', 'user_id', 'status', 'persetujuan_versi', 'persetujuan_pada'])
    .select(sql<number>`(select count(*) from wajah_potret p where p.wajah_id = wajah.wajah_id)`.as('potret'))
    .where('user_id', '=', user_id)
    .where('wajah_id', '=', wajah_id)
    .$castTo<
      { user_id: number; potret: number } & Pick<
        PendaftaranWajah,
        'wajah_id' | 'status' | 'persetujuan_versi' | 'persetujuan_pada'
      >
    >()
    .forUpdate()
    .executeTakeFirst();
}

/** Those that wait or count, held until the transaction ends. */
export function lockWajahTerbuka(db: Db, user_id: number) {
  return db
    .selectFrom('wajah')
    .select(['wajah_id', 'status', 'dibuat_pada'])
    .where('user_id', '=', user_id)
    .where('status', 'in', TERBUKA)
    .orderBy('wajah_id')
    .$narrowType<{ status: PendaftaranWajah['status'] }>()
    .forUpdate()
    .execute();
}

type Baru = {
  tenant_id: number;
  user_id: number;
  persetujuan_versi: string;
  dicatat_oleh: number;
  /** Whoever confirms it by taking it himself; null where it waits. */
  diputuskan_oleh: number | null;
  now: Date;
};

export async function insertWajah(db: Db, { now, ...baru }: Baru): Promise<number> {
  const { diputuskan_oleh } = baru;
  const { wajah_id } = await db
    .insertInto('wajah')
    .values({
      ...baru,
      status: diputuskan_oleh === null ? 'menunggu' : 'berlaku',
      persetujuan_pada: now,
      dibuat_pada: now,
      diputuskan_pada: diputuskan_oleh === null ? null : now,
    })
    .returning('wajah_id')
    .executeTakeFirstOrThrow();
  return wajah_id;
}

type Potret = { tenant_id: number; wajah_id: number; urutan: number; berkas_id: string; ciri: Buffer };

export async function insertPotret(db: Db, potret: readonly Potret[]): Promise<void> {
  await db.insertInto('wajah_potret').values(potret).execute();
}

export async function updateWajah(
  db: Db,
  wajah_id: number,
  keadaan: {
    status: PendaftaranWajah['status'];
    diputuskan_oleh?: number;
    diputuskan_pada?: Date;
    alasan?: string;
    berakhir_pada?: Date;
    sebab_berakhir?: SebabBerakhir;
  },
): Promise<void> {
  await db.updateTable('wajah').set(keadaan).where('wajah_id', '=', wajah_id).execute();
}

/** Takes the photos and what was measured from an enrolment; answers the files that are left to be taken away. */
export async function deletePotret(db: Db, wajah_id: number): Promise<string[]> {
  const rows = await db.deleteFrom('wajah_potret').where('wajah_id', '=', wajah_id).returning('berkas_id').execute();
  return rows.map(({ berkas_id }) => berkas_id);
}

export function findPotret(
  db: Db,
  { user_id, wajah_id, urutan }: { user_id: number; wajah_id: number; urutan: number },
) {
  return db
    .selectFrom('wajah_potret as p')
    .innerJoin('wajah as w', 'w.wajah_id', 'p.wajah_id')
    .select(['w.user_id', 'p.berkas_id'])
    .where('w.user_id', '=', user_id)
    .where('p.wajah_id', '=', wajah_id)
    .where('p.urutan', '=', urutan)
    .executeTakeFirst();
}

/** Members of the organisation whose enrolment waits; none while faces are not compared there: nobody could confirm it. */
export function selectWajahMenunggu({ db, organisasi, today }: OrganisasiCtx): Promise<WajahMenunggu[]> {
  return db
    .selectFrom('wajah as w')
    .innerJoin('anggota as a', 'a.user_id', 'w.user_id')
    .innerJoin('users as u', 'u.user_id', 'w.user_id')
    .select(['w.wajah_id', 'w.user_id', 'u.nama', 'a.nip', 'a.jabatan', 'u.file_foto', 'w.dibuat_pada'])
    .where('a.organisasi_id', '=', organisasi.organisasi_id)
    .where(anggotaAktifSql('a', today))
    .where(sql<boolean>`(select is_wajah from hadir.aturan_wajah(${organisasi.organisasi_id}, ${today}::date))`)
    .where('w.status', '=', 'menunggu')
    .orderBy('w.dibuat_pada')
    .execute();
}

/**
 * What ends by itself on a date, of everybody or of one: of those who are members nowhere any more, of those in whose
 * organisations faces are no longer compared, and what waited too long.
 */
export async function listWajahUsai(
  db: Db,
  { today, menungguSejak, user_id = null }: { today: string; menungguSejak: Date; user_id?: number | null },
): Promise<{ user_id: number; sebab: SebabBerakhir }[]> {
  const { rows } = await sql<{ user_id: number; sebab: SebabBerakhir }>`
    with terbuka as (
      select w.user_id, bool_or(w.status = 'menunggu' and w.dibuat_pada < ${menungguSejak.toISOString()}::timestamptz) as is_lama
      from wajah w where w.status in ('menunggu', 'berlaku') and w.user_id = coalesce(${user_id}::integer, w.user_id)
      group by w.user_id
    ), di as (
      select t.user_id, t.is_lama, count(a.user_id) as anggota, bool_or(s.is_wajah) as is_wajah
      from terbuka t
      left join anggota a on a.user_id = t.user_id and ${anggotaAktifSql('a', today)}
      left join lateral hadir.aturan_wajah(a.organisasi_id, ${today}::date) s on true
      group by t.user_id, t.is_lama
    )
    select user_id, case when anggota = 0 then 'keluar' when not is_wajah then 'dimatikan' else 'kedaluwarsa' end as sebab
    from di where anggota = 0 or not is_wajah or is_lama order by user_id`.execute(db);
  return rows;
}

/** That a face was enrolled and when, never what it was measured as: outside the comparison that means nothing. */
export const DATA_SAYA_WAJAH: SalinanTabel = {
  wajah: {
    judul: 'Pendaftaran wajah',
    kolom: {
      status: 'Status',
      persetujuan_versi: 'Teks persetujuan',
      persetujuan_pada: 'Disetujui',
      dibuat_pada: 'Didaftarkan',
      diputuskan_pada: 'Diputuskan',
      alasan: 'Alasan ditolak',
      berakhir_pada: 'Berakhir',
      sebab_berakhir: 'Sebab berakhir',
    },
    tanpa: ['wajah_id', 'user_id', 'dicatat_oleh', 'diputuskan_oleh'],
  },
};
