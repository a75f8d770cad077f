import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { deriveHari } from '../../kehadiran/turunan/derive-hari.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, clock, all, deps } = await startTestServer();
const { jadwal } = presensiBuilders(all);

const tap = (fields: Record<string, string> = {}) => ({ waktu_klien: clock.now.toISOString(), ...fields });
const key = (kunci: string = crypto.randomUUID()) => ({ 'idempotency-key': kunci });

async function school() {
  const organisasi = await given.organisasi();
  const jadwal_id = await jadwal(organisasi);
  return { organisasi, jadwal_id, url: `/orgs/${organisasi.organisasi_id}/presensi` };
}

type Hari = { hari: { terlambat_menit: number }; presensi: { presensi_id: number } };
const idOf = (answer?: { body: { data?: unknown } }) =>
  (answer?.body.data as Hari | undefined)?.presensi.presensi_id ?? 0;
const eventsOf = (user_id: number) =>
  all.selectFrom('presensi').select(['presensi_id', 'organisasi_id']).where('user_id', '=', user_id).execute();

test('members of several schools who tap in one moment each have their own event, day and line in the log', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const schools = await Promise.all([school(), school(), school()]);
  const members = await Promise.all(
    schools.flatMap((one) => [1, 2, 3, 4].map(async () => ({ ...one, member: await given.anggota(one.organisasi) }))),
  );
  const answers = await Promise.all(members.map(({ member, url }) => as(member).form('POST', url, tap(), key())));
  expect(answers.map(({ status }) => status)).toEqual(members.map(() => 201));
  for (const [index, { member, organisasi }] of members.entries()) {
    const presensi_id = idOf(answers[index]);
    const own = { presensi_id, organisasi_id: organisasi.organisasi_id };
    expect(await eventsOf(member.user_id)).toEqual([own]);
    const where = { organisasi_id: organisasi.organisasi_id, user_id: member.user_id };
    const logged = await all.selectFrom('log_aktivitas').select('sesudah').where('kegiatan', '=', 'Presensi');
    expect(await logged.where('user_id', '=', member.user_id).execute()).toMatchObject([{ sesudah: { presensi_id } }]);
    const days = all.selectFrom('kehadiran').select(['status', 'terlambat_menit']);
    expect(
      await days
        .where('organisasi_id', '=', where.organisasi_id)
        .where('user_id', '=', where.user_id)
        .where('tanggal', '=', '2026-11-20')
        .execute(),
    ).toEqual([{ status: 'hadir', terlambat_menit: 7 }]);
  }
});

test('many taps of one member at once are all there, and his day is what deriving it afresh makes of them', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const member = await given.anggota(organisasi);
  const answers = await Promise.all(Array.from({ length: 10 }, () => as(member).form('POST', url, tap(), key())));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(await eventsOf(member.user_id)).toHaveLength(10);

  const stored = () =>
    all
      .selectFrom('kehadiran')
      .select(['tanggal', 'status', 'presensi_masuk_id', 'presensi_pulang_id', 'penjelasan_ringkas'])
      .where('user_id', '=', member.user_id)
      .where('tanggal', '=', '2026-11-20')
      .execute();
  const before = await stored();
  await inScope(deps.db, { lingkup: 'organisasi', ...organisasi }, (db) =>
    deriveHari({ db, now: clock.now, organisasi }, [member.user_id], {
      tgl_awal: '2026-11-20',
      tgl_akhir: '2026-11-20',
    }),
  );
  expect(await stored()).toEqual(before);
});

test('copies of one request that arrive at once record one event, and all get its answer', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const member = await given.anggota(organisasi);
  const kunci = crypto.randomUUID();
  const fields = tap();
  const answers = await Promise.all([1, 2, 3, 4].map(() => as(member).form('POST', url, fields, key(kunci))));
  const [event] = await eventsOf(member.user_id);
  expect(await eventsOf(member.user_id)).toHaveLength(1);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 201, body: { data: { presensi: { presensi_id: event?.presensi_id } } } });
  }
});

test('a copy that comes late gets the first answer to the letter, whatever happened since', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const member = await given.anggota(organisasi);
  const header = key();
  const fields = tap();
  const first = await as(member).form('POST', url, fields, header);
  expect(first).toMatchObject({ status: 201, body: { code: 201, message: 'Presensi tercatat' } });
  clock.now = new Date('2026-11-20T08:30:00Z');
  await as(member).form('POST', url, tap(), key());
  const late = await as(member).form('POST', url, fields, header);
  expect({ status: late.status, body: late.body }).toEqual({ status: 201, body: first.body });
  expect(await eventsOf(member.user_id)).toHaveLength(2);
});

test('one who is refused spoils nothing for those who came with him', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const members = await Promise.all([1, 2, 3].map(() => given.anggota(organisasi)));
  await as(await given.orang('operator', organisasi)).put(`/pengaturan/${organisasi.organisasi_id}`, {
    lokasi_palsu: 'tolak',
  });
  const answers = await Promise.all(
    members.map((member, index) =>
      as(member).form('POST', url, tap(index === 1 ? { is_lokasi_palsu: 'true' } : {}), key()),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 433, 201]);
  expect(await eventsOf(members[1]?.user_id ?? 0)).toEqual([]);
});

test('a tap waits for whoever derives his days at the moment, and stands on what that one left', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const member = await given.anggota(organisasi);
  const { organisasi_id } = organisasi;
  let answered = false;
  const tapped = await all.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${organisasi_id}, ${member.user_id})`.execute(trx);
    const answer = as(member)
      .form('POST', url, tap(), key())
      .finally(() => (answered = true));
    await sql`select pg_sleep(0.3)`.execute(trx);
    expect(answered).toBe(false);
    return { answer };
  });
  expect(await tapped.answer).toMatchObject({ status: 201 });
});

test('a changed work schedule judges the very next tap', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, jadwal_id, url } = await school();
  const [first, second] = await Promise.all([given.anggota(organisasi), given.anggota(organisasi)]);
  const late = async (who: { user_id: number }) =>
    ((await as(who).form('POST', url, tap(), key())).body.data as Hari).hari.terlambat_menit;
  expect(await late(first)).toBe(7);
  await all
    .updateTable('jadwal_baris')
    .set({ jam_masuk: '07:05' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(await late(second)).toBe(2);
  await all.updateTable('jadwal').set({ nama: 'Guru tetap' }).where('jadwal_id', '=', jadwal_id).execute();
});

test('every table that a day is judged by tells when it changes', async () => {
  const { rows } = await sql<{ isi: string }>`
    select string_agg(p.prosrc, ' ') as isi from pg_proc p
    where p.pronamespace = 'hadir'::regnamespace and p.proname ~ '_anggota$|_organisasi$|^siklus_pola$'`.execute(all);
  const { rows: tables } = await sql<{ nama: string; tells: boolean }>`
    select c.relname as nama, exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'fakta_berubah') as tells
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(all);
  const read = new Set([...(rows[0]?.isi ?? '').matchAll(/(?:from|join)\s+(\w+)/g)].map(([, table]) => table));
  // Events have a lock of their own, and the organisasi's row is where the version stands.
  const own = ['presensi', 'putusan_presensi', 'organisasi'];
  const silent = tables.filter(({ nama, tells }) => read.has(nama) && !tells && !own.includes(nama));
  expect(silent).toEqual([]);
  expect(tables.filter(({ nama, tells }) => read.has(nama) && tells).length).toBeGreaterThan(15);
});

test('a tap that an earlier version answered is answered the same again, and its key still stands for nothing else', async () => {
  clock.now = new Date('2026-11-20T00:07:30Z');
  const { organisasi, url } = await school();
  const member = await given.anggota(organisasi);
  const own = key();
  const first = await as(member).form('POST', url, tap(), own);
  // As it kept call and content: both whole.
  await all
    .updateTable('idempotensi')
    .set({ panggilan: 'POST /orgs/{organisasi_id}/presensi', isi_hash: sql`isi_hash || 'QWERTYUIOPASDFGHJKLZX='` })
    .where('kunci', '=', own['idempotency-key'])
    .execute();
  expect(await as(member).form('POST', url, tap(), own)).toMatchObject({ status: 201, body: first.body });
  const other = await as(member).form('POST', url, tap({ lat: '-6.2', lng: '106.8', akurasi: '10' }), own);
  expect(other.body).toMatchObject({ error: 'input.idempotency_reused' });
  expect(await eventsOf(member.user_id)).toHaveLength(1);
});
