import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { addDays, hariPekanOf, tahunOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { submitCuti } from '../cuti/ajuan/submit-cuti.ts';
import { lockAjuan } from '../cuti/dasar/ajuan.queries.ts';
import { decideCuti } from '../cuti/ajuan/decide-cuti.ts';
import { KATEGORI_BAWAAN } from '../cuti/kategori/kategori-bawaan.ts';
import { insertKategori, listSemuaKategori } from '../cuti/kategori/kategori-cuti.queries.ts';
import { openTahun } from '../cuti/saldo/open-tahun.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { insertJalur } from '../persetujuan/dasar/jalur.queries.ts';
import { seedCtx } from './dasar/seed-ctx.ts';
import type { At } from './dasar/seed-organisasi.ts';

/** From which day, counted from today, how long, of which kind, and what was decided. */
const AJUAN = [
  { dari: -40, lama: 3, jenis: 'tahunan', setuju: true, keterangan: 'Menikahkan anak' },
  { dari: -19, lama: 1, jenis: 'sakit', setuju: true, keterangan: 'Demam berdarah' },
  { dari: -6, lama: 1, jenis: 'izin', setuju: true, keterangan: 'Mengurus dokumen kependudukan' },
  { dari: 0, lama: 2, jenis: 'tahunan', setuju: true, keterangan: 'Orang tua dirawat di rumah sakit' },
  { dari: 9, lama: 4, jenis: 'tahunan', setuju: true, keterangan: 'Pulang kampung' },
  { dari: 10, lama: 3, jenis: 'tahunan', setuju: false, keterangan: 'Acara keluarga di luar kota' },
  { dari: 14, lama: 1, jenis: 'tahunan', setuju: false, keterangan: 'Mengantar anak wisuda' },
  { dari: 17, lama: 5, jenis: 'tahunan', setuju: false, keterangan: 'Umrah' },
] as const;

/** Leave in a subscribed organisation: categories, two opened years, a chain, and requests in every state. */
export async function seedCuti(db: Db, at: At, now: Date): Promise<void> {
  await inScope(db, { lingkup: 'organisasi', ...at }, async (trx) => {
    const { operator, members } = await listOrang(trx, at);
    const ctxOf = (orang: { user_id: number; nama: string }, peran: 'operator' | 'user', pada = now) =>
      seedCtx(trx, at, { ...orang, peran }, pada);
    const ctx = ctxOf(operator, 'operator');
    await insertKategori(ctx, KATEGORI_BAWAAN);
    const tahun = tahunOf(ctx.today);
    for (const one of [tahun - 1, tahun]) await openTahun({ db: trx, now, organisasi: at }, one);
    const tetap = { user_id: null, pengganti_user_id: null };
    await insertJalur(ctx, {
      nama: 'Cuti pegawai',
      untuk: 'cuti',
      jenjang: [
        { ...tetap, urutan: 0, jenis: 'kepala_grup', peran: null, eskalasi_hari: 3 },
        { ...tetap, urutan: 1, jenis: 'peran', peran: 'operator', eskalasi_hari: null },
      ],
    });
    const [kategori, libur] = [await listSemuaKategori(ctx), await listLibur(trx)];
    for (const [index, ajuan] of AJUAN.entries()) {
      const orang = members[index % members.length];
      if (!orang) return;
      const cuti_kategori_id = kategori.find(({ jenis }) => jenis === ajuan.jenis)?.cuti_kategori_id ?? 0;
      const tgl_awal = hariKerja(addDays(ctx.today, ajuan.dari), libur);
      // What is left of last year has been carried over already.
      if (tgl_awal < `${tahun}-01-01`) continue;
      const pada = new Date(Math.min(now.getTime(), Date.parse(`${addDays(tgl_awal, -5)}T02:00:00Z`)));
      const { cuti_id } = await submitCuti(ctxOf(orang, 'user', pada), {
        ...at,
        cuti_kategori_id,
        tgl_awal,
        tgl_akhir: addDays(tgl_awal, ajuan.lama - 1),
        keterangan: ajuan.keterangan,
        lampiran: undefined,
      });
      if (ajuan.setuju) await approve(ctxOf(operator, 'operator', pada), cuti_id);
    }
  });
}

/** Through whatever levels there are, as often as it takes. */
async function approve(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  for (
    let ajuan = await lockAjuan(ctx, cuti_id);
    ajuan?.status === STATUS_CUTI.diajukan;
    ajuan = await lockAjuan(ctx, cuti_id)
  ) {
    await decideCuti(ctx, ajuan, { keputusan: 'disetujui', keterangan: '', range: null, urutan: null });
  }
}

/** The first day from this date on that is neither a weekend nor a holiday. */
function hariKerja(tanggal: Tanggal, libur: readonly { tgl_mulai: Tanggal; tgl_selesai: Tanggal }[]): Tanggal {
  const isLibur = libur.some((one) => one.tgl_mulai <= tanggal && tanggal <= one.tgl_selesai);
  return hariPekanOf(tanggal) < 6 && !isLibur ? tanggal : hariKerja(addDays(tanggal, 1), libur);
}

const listLibur = (trx: Db) => trx.selectFrom('hari_libur').select(['tgl_mulai', 'tgl_selesai']).execute();

async function listOrang(trx: Db, { organisasi_id }: At) {
  const rows = await trx
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.user_id', 'users.nama', 'anggota.role', 'users.username'])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.status', '=', STATUS_KEANGGOTAAN.aktif)
    .orderBy('anggota.user_id')
    .execute();
  const [operator] = rows.filter(({ role }) => role === KODE_PERAN.operator);
  if (!operator) throw new Error('The demo organisation has no operator');
  const named = rows.filter(({ username }) => /^(guru|pegawai)\./.test(username ?? ''));
  // The plain account of the README has requests of its own; the others follow.
  return {
    operator,
    members: [...named, ...rows.filter((one) => one.role === KODE_PERAN.user && !named.includes(one))].slice(0, 7),
  };
}
