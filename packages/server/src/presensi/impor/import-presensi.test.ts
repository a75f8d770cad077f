import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCsv } from '@hadir/rules/testing/parse-csv.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { JOBS } from '../../app/job-table.generated.ts';
import { insertPekerjaan } from '../../platform/queue/pekerjaan.queries.ts';
import { runPekerjaan } from '../../platform/jobs/run-pekerjaan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { listZona } from '../../kehadiran/turunan/zona.queries.ts';
import { insertScans } from './impor.queries.ts';
import { IMPOR_PRESENSI } from './jenis-impor.ts';

const { given, as, all, clock, db, deps } = await startTestServer();
const { jadwal } = presensiBuilders(all);
clock.now = new Date('2026-04-02T00:00:00Z');
const folder = join(import.meta.dirname, '../../../../rules/data/konformitas');
const file = (name: string) => readFileSync(join(folder, name));

async function madrasah() {
  const organisasi = await given.organisasi({ timezone: 'Asia/Makassar' });
  await jadwal(organisasi);
  for (const { pin = '', nama = '', tgl_mulai = '', tgl_selesai } of parseCsv(file('anggota.csv').toString())) {
    await given.anggota(organisasi, { pin, nama, tgl_mulai, tgl_selesai: tgl_selesai || null });
  }
  const petugas = await given.orang('operator', organisasi);
  const operator = as(petugas);
  const url = `/orgs/${organisasi.organisasi_id}/presensi/impor`;
  const send = async (content: Uint8Array<ArrayBuffer>, is_uji_coba: boolean) => {
    const answer = await operator.form('POST', url, {
      berkas: new Blob([content]),
      is_uji_coba: is_uji_coba ? '1' : '0',
    });
    return answer.body.data as { hasil: Record<string, unknown>; pekerjaan: { pekerjaan_id: string } | null };
  };
  const run = async (content: Uint8Array<ArrayBuffer>) => {
    const { pekerjaan } = await send(content, false);
    for (;;) {
      const { body } = await operator.get(`${url}/${pekerjaan?.pekerjaan_id}`);
      const job = body.data as { status: string; hasil: { tercatat: number; hari: number } };
      if (job.status === 'selesai' || job.status === 'gagal') return job;
      await sleep(30);
    }
  };
  return { organisasi, operator, petugas, send, run };
}
const log = new Uint8Array(file('1_attlog.dat'));
const countPresensi = async ({ organisasi_id }: { organisasi_id: number }) => {
  const { jumlah } = await all
    .selectFrom('presensi')
    .select(({ fn }) => fn.countAll().as('jumlah'))
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
  return Number(jumlah);
};

test('a dry run tells what a log holds and writes nothing', async () => {
  const { organisasi, send } = await madrasah();
  const { hasil, pekerjaan } = await send(log, true);
  expect(pekerjaan).toBeNull();
  expect(hasil).toMatchObject({
    sudah_ada: 0,
    tgl_awal: '2000-01-01',
    jumlah_pin_asing: 3,
    pin_asing: expect.arrayContaining([{ pin: '4000', jumlah: expect.any(Number) }]),
    jumlah_baris_rusak: 0,
  });
  expect(Number(hasil['berulang'])).toBeGreaterThan(0);
  expect(await countPresensi(organisasi)).toBe(0);
});

test('a run records every scan of a known member once and derives everybody’s days', async () => {
  const { organisasi, operator, send, run } = await madrasah();
  const { baru } = (await send(log, true)).hasil;
  const job = await run(log);
  expect(job).toMatchObject({ status: 'selesai', hasil: { tercatat: baru, tgl_akhir: '2026-04-01' } });
  expect(await countPresensi(organisasi)).toBe(baru);
  const { body } = await operator.get(
    `/orgs/${organisasi.organisasi_id}/presensi?from=2026-03-02&to=2026-03-02&is_libur=1&count=100`,
  );
  expect((body.data as { total: number }).total).toBe(44);
});

test('a second run of the same log finds everything recorded', async () => {
  const { organisasi, send, run } = await madrasah();
  await run(log);
  const before = await countPresensi(organisasi);
  expect((await send(log, true)).hasil).toMatchObject({ baru: 0, sudah_ada: before });
  expect(await run(log)).toMatchObject({ hasil: { tercatat: 0 } });
  expect(await countPresensi(organisasi)).toBe(before);
});

test('the same log imported twice at once records each scan once, under its name', async () => {
  const { organisasi, send, run } = await madrasah();
  const { baru } = (await send(log, true)).hasil;
  const jobs = await Promise.all([run(log), run(log)]);
  expect(jobs.reduce((jumlah, { hasil }) => jumlah + hasil.tercatat, 0)).toBe(baru);
  expect(await countPresensi(organisasi)).toBe(baru);
  const { rows } = await sql`
    select count(*)::integer as nama, count(distinct p.presensi_id)::integer as presensi
    from presensi_luar l left join presensi p on p.organisasi_id = l.organisasi_id and p.presensi_id = l.presensi_id
      and p.waktu = l.presensi_waktu and p.id_luar = l.pangkal || l.ujung
    where l.organisasi_id = ${organisasi.organisasi_id}`.execute(all);
  expect(rows).toEqual([{ nama: baru, presensi: baru }]);
});

test('what comes after an import in the same transaction is named by itself again', async () => {
  const { organisasi } = await madrasah();
  const { tenant_id, organisasi_id } = organisasi;
  const { user_id } = await all
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, async (trx) => {
    await insertScans(trx, organisasi, [{ user_id, waktu: 0 }], await listZona(trx, organisasi_id), null);
    const baris = { tenant_id, organisasi_id, user_id, timezone: 'Asia/Makassar', sumber: 'mesin', id_luar: 'uji' };
    await trx
      .insertInto('presensi')
      .values({ ...baris, waktu: clock.now.toISOString() } as never)
      .execute();
  });
  const nama = await all
    .selectFrom('presensi_luar')
    .select('ujung')
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('ujung')
    .execute();
  expect(nama.map(({ ujung }) => ujung)).toEqual(['1970-01-01 00:00:00', 'uji']);
});

test('an import that was cut off and resumed says how many it recorded in all', async () => {
  const { organisasi } = await madrasah();
  const jam = (detik: number) =>
    new Date(Date.UTC(2026, 2, 2) + detik * 1_000).toISOString().slice(0, 19).replace('T', ' ');
  const isi = Array.from({ length: 10_050 }, (_, n) => `1\t${jam(20_000 + n)}\t1\r\n`).join('');
  const { tenant_id, organisasi_id } = organisasi;
  const owner = { tenant_id, organisasi_id, dibuat_oleh: null };
  const berkas = { ...owner, jenis: 'impor', mediaType: 'text/plain', content: Buffer.from(isi) } as const;
  const asked = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, async (trx) => {
    const { berkas_id } = await deps.files.put(trx, berkas);
    return insertPekerjaan(trx, {
      ...owner,
      jenis: IMPOR_PRESENSI,
      kunci: null,
      is_ditunggu: true,
      masukan: { berkas_id },
    });
  });
  if (!asked) throw new Error('Nothing was asked for');
  const { pekerjaan_id } = asked;
  // The server goes down once the first portion is recorded: the database takes no second one, the first time.
  await sql`create sequence uji_putus`.execute(all);
  await sql`create function uji_putus() returns trigger language plpgsql security definer as $$ begin
    if new.id_luar = ${sql.lit(jam(20_000 + 10_049))} and nextval('uji_putus') = 1 then raise 'putus'; end if;
    return new; end $$`.execute(all);
  await sql`create trigger uji_putus before insert on presensi for each row execute function uji_putus()`.execute(all);
  await expect(runPekerjaan(deps, JOBS, { pekerjaan_id, isLast: false })).rejects.toThrow('putus');
  expect(await countPresensi(organisasi)).toBe(10_000);
  await runPekerjaan(deps, JOBS, { pekerjaan_id, isLast: false });
  const { hasil } = await all
    .selectFrom('pekerjaan')
    .select('hasil')
    .where('pekerjaan_id', '=', pekerjaan_id)
    .executeTakeFirstOrThrow();
  expect(hasil).toMatchObject({ tercatat: 10_050 });
});

test('each scan is of the zone that its place had on its date', async () => {
  const { organisasi, run } = await madrasah();
  const { tenant_id, organisasi_id } = organisasi;
  const lama = {
    tenant_id,
    organisasi_id,
    timezone: 'Asia/Jayapura',
    tgl_mulai: '0001-01-01',
    tgl_selesai: '2026-03-15',
  };
  await all.updateTable('pengaturan_organisasi').set({ tgl_mulai: '2026-03-16' }).where('organisasi_id', '=', organisasi_id).execute(); // prettier-ignore
  await all.insertInto('pengaturan_organisasi').values(lama).execute();
  await run(new TextEncoder().encode('1\t2026-03-15 23:30:00\t1\r\n1\t2026-03-16 00:30:00\t1\r\n'));
  const events = await all.selectFrom('presensi').select(['waktu', 'timezone']).where('organisasi_id', '=', organisasi_id).orderBy('waktu').execute(); // prettier-ignore
  expect(events.map(({ waktu, timezone }) => [new Date(waktu).toISOString(), timezone])).toEqual([
    ['2026-03-15T14:30:00.000Z', 'Asia/Jayapura'],
    ['2026-03-15T16:30:00.000Z', 'Asia/Makassar'],
  ]);
});

test('a line of a time that has not come yet is told and not recorded, now with the ten minutes that a clock may be ahead', async () => {
  const { organisasi, send, run } = await madrasah();
  // 08:00 in Makassar.
  const isi = ['2026-04-02 07:59:00', '2026-04-02 08:10:00', '2026-04-02 08:10:01', '2027-03-01 07:00:00'];
  const depan = new TextEncoder().encode(isi.map((waktu) => `1\t${waktu}\t1\r\n`).join(''));
  expect((await send(depan, true)).hasil).toMatchObject({ baru: 2, di_depan: 2, tgl_akhir: '2026-04-02' });
  expect(await run(depan)).toMatchObject({ hasil: { tercatat: 2, tgl_akhir: '2026-04-02' } });
  expect(await countPresensi(organisasi)).toBe(2);
  const hanyaDepan = new TextEncoder().encode('1\t2027-03-01 07:00:00\t1\r\n');
  expect((await send(hanyaDepan, true)).hasil).toMatchObject({ baru: 0, di_depan: 1, tgl_awal: null });
});

test('scans on dates on which their member was none are counted before anything is recorded', async () => {
  const { send } = await madrasah();
  const lama = new TextEncoder().encode(
    '1\t1999-03-02 07:00:00\t1\r\n1\t1999-03-02 14:00:00\t1\r\n1\t2026-03-03 07:00:00\t1\r\n',
  );
  expect((await send(lama, true)).hasil).toMatchObject({ baru: 3, luar_keanggotaan: 2 });
});

test('lines that cannot be read are named, and the rest is taken', async () => {
  const { send } = await madrasah();
  const broken = new TextEncoder().encode('1\t2026-03-02 07:00:00\t1\r\nrusak\r\n1\t2026-02-30 07:00:00\t1\r\n');
  expect((await send(broken, true)).hasil).toMatchObject({
    baru: 1,
    jumlah_baris_rusak: 2,
    baris_rusak: [
      { baris: 2, alasan: expect.stringContaining('Kolom kurang') },
      { baris: 3, alasan: expect.stringContaining('kalender') },
    ],
  });
});

test('a run that is over still says what it left out, line by line, and from when on its log is', async () => {
  const { petugas, run } = await madrasah();
  await all.updateTable('anggota').set({ pin: '7777' }).where('user_id', '=', petugas.user_id).execute();
  const isi = [
    '7777\t2026-03-02 06:50:00',
    '1\t2026-03-03 07:00:00',
    '1\t2027-03-03 07:00:00',
    '98765\t2026-03-01 07:00:00',
    'rusak',
  ];
  const berkas = new TextEncoder().encode(isi.map((baris) => `${baris}\t1\r\n`).join(''));
  expect(await run(berkas)).toMatchObject({
    status: 'selesai',
    hasil: {
      tercatat: 2,
      tgl_awal: '2026-03-02',
      tgl_akhir: '2026-03-03',
      dilewati: {
        ditahan: 1,
        di_depan: 1,
        pin_asing: [{ pin: '98765', jumlah: 1 }],
        jumlah_pin_asing: 1,
        baris_rusak: [{ baris: 5, alasan: expect.any(String) }],
        jumlah_baris_rusak: 1,
      },
    },
  });
  // None of them is held by this run: those of the first wait already.
  expect(await run(berkas)).toMatchObject({ hasil: { tercatat: 0, dilewati: { ditahan: 0, jumlah_pin_asing: 1 } } });
});

test('who imports a log has lines of his own in it wait for another, and is told how many', async () => {
  const { organisasi, operator, petugas, send, run } = await madrasah();
  await all.updateTable('anggota').set({ pin: '7777' }).where('user_id', '=', petugas.user_id).execute();
  const admin = await given.orang('admin', organisasi);
  const isi = ['7777\t2026-03-02 06:50:00', '7777\t2026-03-02 14:05:00', '1\t2026-03-02 07:00:00'];
  const berkas = new TextEncoder().encode(isi.map((baris) => `${baris}\t1\r\n`).join(''));
  expect((await send(berkas, true)).hasil).toMatchObject({ baru: 3, sendiri: 2 });
  expect(await run(berkas)).toMatchObject({ hasil: { tercatat: 3 } });
  expect((await send(berkas, true)).hasil).toMatchObject({ baru: 0, sendiri: 0 });
  const events = await all
    .selectFrom('presensi')
    .select(['user_id', 'is_ditinjau', 'sebab_ditinjau'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const ditahan = { is_ditinjau: true, sebab_ditinjau: ['diimpor_sendiri'] };
  expect(events.filter(({ user_id }) => user_id === petugas.user_id)).toMatchObject([ditahan, ditahan]);
  expect(events.filter(({ user_id }) => user_id !== petugas.user_id)).toMatchObject([{ is_ditinjau: false }]);
  // He is the school's only operator: the tenant's admin is told, and only he counts them.
  const judul = await all.selectFrom('pemberitahuan').select('judul').where('user_id', '=', admin.user_id).execute();
  expect(judul).toEqual([
    {
      judul: expect.stringMatching(
        `^2 presensi .+ dari log mesinnya sendiri di ${organisasi.nama} menunggu keputusan Anda$`,
      ),
    },
  ]);
  const tindakLanjut = async (oleh: typeof operator) => {
    const { body } = await oleh.get(`/dashboard/orgs/${organisasi.organisasi_id}`);
    const { tindak_lanjut } = (body.data as { organisasi: { tindak_lanjut: { jenis: string; jumlah: number }[] } })
      .organisasi;
    return tindak_lanjut.find(({ jenis }) => jenis === 'presensi_menunggu')?.jumlah ?? 0;
  };
  expect([await tindakLanjut(operator), await tindakLanjut(as(admin))]).toEqual([0, 2]);
  const beranda = await as(admin).get(`/dashboard/tenant/${organisasi.tenant_id}`);
  const { organisasi_id, nama } = organisasi;
  expect(beranda.body.data).toMatchObject({ menunggu: [{ organisasi_id, nama, ditinjau: 2, gangguan: 0 }] });
  await given.orang('operator', organisasi);
  expect((await as(admin).get(`/dashboard/tenant/${organisasi.tenant_id}`)).body.data).toMatchObject({ menunggu: [] });
  const url = `/orgs/${organisasi.organisasi_id}`;
  const { data } = (await operator.get(`${url}/presensi/ditinjau`)).body.data as { data: { presensi_id: number }[] };
  expect(data).toHaveLength(2);
  const status = { presensi_id: data.map(({ presensi_id }) => presensi_id), tindakan: 'hitung' };
  expect((await operator.post(`${url}/presensi/update/status`, status)).body.error).toBe('presensi.own');
});

test('an import that waits says where it stands in the queue', async () => {
  const { organisasi, operator } = await madrasah();
  const { tenant_id, organisasi_id } = organisasi;
  const { pekerjaan_id } = await all
    .insertInto('pekerjaan')
    .values({ tenant_id, organisasi_id, jenis: IMPOR_PRESENSI, masukan: '{}', status: 'menunggu' })
    .returning('pekerjaan_id')
    .executeTakeFirstOrThrow();
  const { body } = await operator.get(`/orgs/${organisasi_id}/presensi/impor/${pekerjaan_id}`);
  expect(body.data).toMatchObject({ status: 'menunggu', antrean: { urutan: expect.any(Number) } });
});
