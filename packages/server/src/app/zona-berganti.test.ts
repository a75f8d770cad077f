import { ZONA_BERGANTI } from '@hadir/rules/testing/zona-berganti.ts';
import type { ZonaBerlaku } from '@hadir/rules/waktu/zona-on.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listPenerimaHarian } from '../auth/pemberitahuan/surat-harian.queries.ts';
import { belumMulaiSql } from '../kehadiran/harian/belum-mulai.queries.ts';
import { getZona, listOrganisasiAktif } from '../kehadiran/turunan/zona.queries.ts';
import { listTempatPantau } from '../monitoring/tempat.queries.ts';
import { listBelumDisampaikan } from '../pengumuman/belum-disampaikan.queries.ts';
import { selectPerangkatDiTempat } from '../perangkat/dasar/perangkat-di-tempat.queries.ts';
import { findOrangDi } from '../platform/http/access/find-pelaku.queries.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, all, db } = await startTestServer();
/** East at half past midnight by the new clocks, half past eleven by the old: both say that this is theirs. */
const [, EAST = [], REBUTAN = ''] = ZONA_BERGANTI.find(([nama]) => nama.startsWith('east: the hour')) ?? [];

/** A place that had these zones, with a member for whom something waits. */
async function tempat(zona: readonly ZonaBerlaku[]) {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  await all.deleteFrom('pengaturan_organisasi').where('organisasi_id', '=', organisasi_id).execute();
  const versi = zona.map((one) => ({ ...one, tenant_id, organisasi_id }));
  if (versi.length > 0) await all.insertInto('pengaturan_organisasi').values(versi).execute();
  const anggota = await given.anggota(organisasi);
  const butir = { tenant_id, user_id: anggota.user_id, judul: 'Ada yang menunggu', tautan: '/' };
  await all
    .insertInto('surat_harian')
    .values({ ...butir, dibuat_pada: '2026-03-01T00:00:00Z' })
    .execute();
  return anggota;
}

type Tempat = Awaited<ReturnType<typeof tempat>>;

async function perangkat({ tenant_id, organisasi_id }: Tempat) {
  const keys = { tenant_id, organisasi_id };
  const { lokasi_presensi_id } = await all
    .insertInto('lokasi_presensi')
    .values({ ...keys, nama: 'Gerbang', lat: -5, lng: 119 })
    .returning('lokasi_presensi_id')
    .executeTakeFirstOrThrow();
  await all
    .insertInto('perangkat')
    .values({ ...keys, lokasi_presensi_id, nama: 'Gerbang', jenis: 'kios' })
    .execute();
}

/** The zones of the rows of one place. */
const zonaOf = (rows: readonly { organisasi_id: number; timezone: string }[], { organisasi_id }: Tempat) =>
  rows.filter((one) => one.organisasi_id === organisasi_id).map(({ timezone }) => timezone);

test.each(ZONA_BERGANTI)(
  'whoever asks which zone a place has is told what the rule says: %s',
  async (_, zona, instant, expected) => {
    const now = new Date(instant);
    const here = await tempat(zona);
    const { organisasi_id, user_id } = here;
    await perangkat(here);
    const { rows } = await sql<{ timezone: string }>`
    select timezone from hadir.zona_pada(${organisasi_id}, ${now}::timestamptz)`.execute(all);
    expect({
      fungsi: rows.map(({ timezone }) => timezone),
      penjaga: (await findOrangDi(db, user_id, { organisasi_id }, now))?.organisasi?.timezone,
      satu: await getZona(all, organisasi_id, now),
      tutupHari: zonaOf(await listOrganisasiAktif(all, now), here),
      suratHarian: zonaOf(await listPenerimaHarian(all, now), here),
      pantauan: zonaOf(await listTempatPantau(all, { organisasi_ids: [organisasi_id] }, now), here),
      perangkat: zonaOf(await selectPerangkatDiTempat(all, now).execute(), here),
    }).toEqual({
      fungsi: [expected],
      penjaga: expected,
      satu: expected,
      tutupHari: [expected],
      suratHarian: [expected],
      pantauan: [expected],
      perangkat: [expected],
    });
    // A day that begins this minute has begun, one that begins in the next has not.
    const { rows: hari } = await sql<{ begun: boolean[] }>`
    select array_agg(${belumMulaiSql('k', now)} order by k.mulai) as begun from (
      select 'terbuka' as status, ${organisasi_id}::integer as organisasi_id, m.mulai::date as tanggal, m.mulai,
        jsonb_build_object('jam', jsonb_build_object('masuk',
          extract(hour from m.mulai)::integer * 60 + extract(minute from m.mulai)::integer)) as penjelasan,
        null::text as penjelasan_ringkas
      from (select date_trunc('minute', ${now}::timestamptz at time zone ${expected}) + n * interval '1 minute' as mulai
        from generate_series(0, 1) n) m) k`.execute(all);
    expect(hari[0]?.begun).toEqual([false, true]);
  },
);

test('an announcement is told once in the hour that two zones claim', async () => {
  const { tenant_id, organisasi_id } = await tempat(EAST);
  const isi = { tenant_id, organisasi_id, judul: 'Rapat', isi: 'Pukul delapan', tgl_mulai: '2026-03-01' };
  await all.insertInto('pengumuman').values(isi).execute();
  const belum = await listBelumDisampaikan(all, new Date(REBUTAN));
  expect(belum.filter((one) => one.organisasi_id === organisasi_id)).toHaveLength(1);
});

test('what began in the hour that two zones claim is judged by the one that there was', async () => {
  const { tenant_id, organisasi_id, user_id } = await tempat(EAST);
  const keys = { tenant_id, organisasi_id };
  const sampai = '2026-03-16T09:00:00+08:00';
  for (const status of ['disetujui', 'diajukan']) {
    const { gangguan_id } = await all
      .insertInto('gangguan')
      .values({ ...keys, dari: REBUTAN, sampai, alasan: 'Listrik', status })
      .returning('gangguan_id')
      .executeTakeFirstOrThrow();
    await all
      .insertInto('gangguan_organisasi')
      .values({ ...keys, gangguan_id })
      .execute();
  }
  await all
    .insertInto('masa_penutupan')
    .values({ ...keys, dari: REBUTAN, sampai })
    .execute();
  for (const tanggal of ['2026-03-15', '2026-03-16'])
    await all
      .insertInto('kehadiran')
      .values({ ...keys, user_id, tanggal, status: 'absen', penjelasan: '{}' })
      .execute();
  const { rows: fakta } = await sql<{ fakta: { gangguan: { dari: number }[]; penutupan: { dari: number }[] } }>`
    select hadir.fakta_organisasi(${organisasi_id}, '2026-03-15', '2026-03-16') as fakta`.execute(all);
  const dari = Date.parse('2026-03-15T23:30:00Z') / 1000;
  expect(fakta[0]?.fakta.gangguan).toMatchObject([{ dari }]);
  expect(fakta[0]?.fakta.penutupan).toMatchObject([{ dari }]);
  const { rows: hambatan } = await sql<{ tanggal: string }>`
    select tanggal from hadir.hambatan_verval(${organisasi_id}, '2026-03-01', '2026-03-31')
    where jenis = 'gangguan' order by tanggal`.execute(all);
  expect(hambatan.map(({ tanggal }) => tanggal)).toEqual(['2026-03-15', '2026-03-16']);
});
