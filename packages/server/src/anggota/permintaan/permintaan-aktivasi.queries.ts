import { TOLAK_AKTIVASI_HARI } from '@hadir/rules/auth/masa-aktivasi.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/**
 * Who waits for his activation under a number (NIP, NIK or NUPTK, blanks apart) in an active organisation; several where
 * it is not his alone.
 */
export const listMenungguAktivasi = (db: Db, { kode_organisasi, nomor }: { kode_organisasi: string; nomor: string }) =>
  db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .innerJoin('anggota', 'anggota.organisasi_id', 'organisasi.organisasi_id')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.user_id', 'users.nama', 'users.email', 'anggota.tenant_id', 'anggota.organisasi_id'])
    .select('organisasi.nama as organisasi')
    .where(sql<boolean>`lower(organisasi.kode_organisasi) = ${kode_organisasi.toLowerCase()}`)
    .where('organisasi.status', '=', STATUS_RECORD.aktif)
    .where('tenant.status', '=', STATUS_RECORD.aktif)
    .where(sql<boolean>`${nomor.replace(/\s/g, '')} in (replace(anggota.nip, ' ', ''), anggota.nik, anggota.nuptk)`)
    .where('anggota.status', '=', STATUS_KEANGGOTAAN.belum_aktivasi)
    .where('users.password_hash', 'is', null)
    .where('users.status', 'in', [STATUS_USER.aktif, STATUS_USER.menunggu])
    .limit(2)
    .execute();

type Milik = { tenant_id: number; organisasi_id: number; user_id: number };

/** Lets a request wait; one that was turned down a moment ago stays so for a while. */
export async function insertPermintaanAktivasi(db: Db, milik: Milik, now: Date): Promise<void> {
  await db
    .insertInto('permintaan_aktivasi')
    .values({ ...milik, diminta_pada: now })
    .onConflict((conflict) =>
      conflict
        .columns(['organisasi_id', 'user_id'])
        .doUpdateSet((eb) => ({
          jumlah: eb('permintaan_aktivasi.jumlah', '+', 1),
          diminta_pada: eb.ref('excluded.diminta_pada'),
          ditolak_pada: null,
        }))
        .where((eb) =>
          eb.or([
            eb('permintaan_aktivasi.ditolak_pada', 'is', null),
            eb(
              'permintaan_aktivasi.ditolak_pada',
              '<',
              new Date(now.getTime() - TOLAK_AKTIVASI_HARI * SEHARI_MS).toISOString(),
            ),
          ]),
        ),
    )
    .execute();
}

const menunggu = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('permintaan_aktivasi as minta')
    .innerJoin('anggota', (join) =>
      join.onRef('anggota.organisasi_id', '=', 'minta.organisasi_id').onRef('anggota.user_id', '=', 'minta.user_id'),
    )
    .innerJoin('users', 'users.user_id', 'minta.user_id')
    .select(['users.user_id', 'users.nama', 'anggota.nip', 'anggota.jabatan', 'minta.diminta_pada', 'minta.jumlah'])
    .where('minta.organisasi_id', '=', organisasi.organisasi_id)
    .where('minta.ditolak_pada', 'is', null)
    .where('users.password_hash', 'is', null)
    .orderBy('minta.diminta_pada');

export const selectPermintaanAktivasi = (ctx: OrganisasiCtx) => menunggu(ctx).execute();

export const findPermintaanAktivasi = (ctx: OrganisasiCtx, user_id: number) =>
  menunggu(ctx).where('minta.user_id', '=', user_id).executeTakeFirst();

export async function updateDitolak({ db, organisasi, now }: OrganisasiCtx, user_id: number): Promise<void> {
  await db
    .updateTable('permintaan_aktivasi')
    .set({ ditolak_pada: now })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .execute();
}

export const DATA_SAYA_PERMINTAAN_AKTIVASI: SalinanTabel = {
  permintaan_aktivasi: {
    judul: 'Permintaan aktivasi',
    kolom: { ...INSTANSI, diminta_pada: 'Diminta', jumlah: 'Berapa kali', ditolak_pada: 'Ditolak' },
    tanpa: ['user_id'],
  },
};
