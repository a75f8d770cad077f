import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { oldSchools } from '../../testing/given/given-bulan-lama.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { rederiveJob } from '../turunan/rederive-job.ts';

const server = await startTestServer();
const { all, db, as, given, clock } = server;
const school = oldSchools(server);
type School = Awaited<ReturnType<typeof school>>;

const sampaiOf = async ({ organisasi_id }: { organisasi_id: number }) =>
  (await all.selectFrom('hari_dihapus').select('sampai').where('organisasi_id', '=', organisasi_id).executeTakeFirst())
    ?.sampai ?? null;

/** What the server's role asks for inside an organisation. */
const note = ({ tenant_id, organisasi_id }: School, sampai: string, siapa = organisasi_id) =>
  inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
    sql`select hadir.catat_hari_dihapus(${siapa}, ${sampai}::date)`.execute(trx),
  );

test('a month that was frozen within thirty days stays with all that follow: who froze it can still open it', async () => {
  const satu = await school();
  const beku = (dibekukan_pada: string) =>
    all
      .updateTable('verval')
      .set({ dibekukan_pada })
      .where('organisasi_id', '=', satu.organisasi_id)
      .where('user_id', '=', satu.budi.user_id)
      .where('bulan', '=', '2020-02-01')
      .execute();
  await beku('2026-10-25T02:00:00Z');
  await satu.hapus();
  expect(await sampaiOf(satu)).toBe('2020-01-31');
  const buka = { bulan: '2020-02', alasan: 'Keliru dibekukan' };
  expect(await satu.operator.post(`${satu.url}/presensi/verval-buka`, buka)).toMatchObject({ status: 200 });
  await satu.operator.post(`${satu.url}/presensi/verval-generate`, { bulan: '2020-02' });
  await beku('2026-10-21T02:00:00Z');
  await all
    .updateTable('verval')
    .set({ dibekukan_pada: '2026-10-20' })
    .where('organisasi_id', '=', satu.organisasi_id)
    .execute();
  await satu.hapus();
  expect(await sampaiOf(satu)).toBe('2020-03-31');
});

test('a month that is opened while the thirty days run keeps itself, and a neighbour of the tenant goes all the same', async () => {
  const satu = await school();
  const buka = { bulan: '2020-01', alasan: 'Koreksi' };
  expect(await satu.operator.post(`${satu.url}/presensi/verval-buka`, buka)).toMatchObject({ status: 200 });
  const dua = await school({ isi: { tenant_id: satu.tenant_id }, tahun: null });
  const sebelum = await satu.count('kehadiran');
  await satu.hapus();
  expect([await sampaiOf(satu), await satu.count('kehadiran')]).toEqual([null, sebelum]);
  expect(await sampaiOf(dua)).toBe('2020-03-31');
  expect((await satu.operator.get(`${satu.url}/presensi/rekap?bulan=2020-01`)).status).toBe(200);
  expect((await dua.operator.get(`${dua.url}/presensi/rekap?bulan=2020-01`)).status).toBe(433);
});

test('while days wait to be judged again nothing is noted', async () => {
  const satu = await school();
  const { tenant_id, organisasi_id, orang } = satu;
  const { pekerjaan_id } = await all
    .insertInto('pekerjaan')
    .values({ tenant_id, organisasi_id, dibuat_oleh: orang.user_id, jenis: rederiveJob.jenis, masukan: '{}' })
    .returning('pekerjaan_id')
    .executeTakeFirstOrThrow();
  await satu.hapus();
  expect(await sampaiOf(satu)).toBeNull();
  await all.deleteFrom('pekerjaan').where('pekerjaan_id', '=', pekerjaan_id).execute();
  await satu.hapus();
  expect(await sampaiOf(satu)).toBe('2020-03-31');
});

test('what is kept longer from tomorrow on, where it is tomorrow already, is kept today', async () => {
  const satu = await school();
  const { tenant_id } = satu;
  await all.insertInto('masa_kehadiran').values({ tenant_id, tgl_mulai: '2026-11-21', tahun: null }).execute();
  await satu.hapus();
  expect(await sampaiOf(satu)).toBeNull();
});

test('who takes it back while the night begins is waited for', async () => {
  const satu = await school();
  const { tenant_id } = satu;
  const night = await all.transaction().execute(async (trx) => {
    await trx.selectFrom('tenant').select('tenant_id').where('tenant_id', '=', tenant_id).forNoKeyUpdate().execute();
    await trx.updateTable('masa_kehadiran').set({ tahun: null }).where('tenant_id', '=', tenant_id).execute();
    const hapus = satu.hapus();
    for (let n = 0; n < 200; n += 1) {
      const { rows } = await sql<{ menunggu: boolean }>`select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as menunggu`.execute(all);
      if (rows[0]?.menunggu || (await sampaiOf(satu)) !== null) break;
    }
    return { hapus };
  });
  await night.hapus;
  expect(await sampaiOf(satu)).toBeNull();
});

test('the database itself refuses what is not frozen, kept for good, no whole month, too young, or another’s', async () => {
  const satu = await school({ beku: ['2020-01', '2020-02'] });
  await expect(note(satu, '2020-03-31')).rejects.toThrow(/belum boleh/);
  await expect(note(satu, '2020-02-15')).rejects.toThrow(/belum boleh/);
  await expect(note(satu, '2026-10-31')).rejects.toThrow(/belum boleh/);
  const lain = await school();
  await expect(note(satu, '2020-02-29', lain.organisasi_id)).rejects.toThrow(/belum boleh/);
  await expect(note(await school({ tahun: null }), '2020-02-29')).rejects.toThrow(/belum boleh/);
  await all
    .deleteFrom('verval')
    .where('organisasi_id', '=', satu.organisasi_id)
    .where('user_id', '=', satu.budi.user_id)
    .where('bulan', '=', '2020-02-01')
    .execute();
  await expect(note(satu, '2020-02-29')).rejects.toThrow(/belum boleh/);
  await note(satu, '2020-01-31');
  expect(await sampaiOf(satu)).toBe('2020-01-31');
  const hapusLain = inScope(
    db,
    { lingkup: 'organisasi', tenant_id: lain.tenant_id, organisasi_id: lain.organisasi_id },
    (trx) => sql`select hadir.hapus_hari(${satu.organisasi_id}, 10)`.execute(trx),
  );
  await expect(hapusLain).rejects.toThrow(/belum boleh/);
});

test('the admin of another tenant neither reads nor changes it, and two admins at once end with one time', async () => {
  const satu = await school({ tahun: null });
  const path = `/tenant/${satu.tenant_id}/masa-kehadiran`;
  const asing = as(await given.akun({ tenant_id: (await given.organisasi()).tenant_id, is_admin: true }));
  expect([(await asing.get(path)).status, (await asing.put(path, { tahun: 5 })).status]).toEqual([404, 404]);
  clock.now = new Date('2026-11-20T02:00:00Z');
  const dua = await Promise.all(
    [1, 2].map(async () => as(await given.akun({ tenant_id: satu.tenant_id, is_admin: true }))),
  );
  const jawab = await Promise.all(dua.map((admin, n) => admin.put(path, { tahun: 5 + n })));
  expect(jawab.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await all
    .selectFrom('masa_kehadiran')
    .select(['tgl_mulai', 'tahun'])
    .where('tenant_id', '=', satu.tenant_id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ tgl_mulai: '2026-12-20' });
});
