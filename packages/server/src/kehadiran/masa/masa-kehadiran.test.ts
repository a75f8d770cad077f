import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { oldSchools } from '../../testing/given/given-bulan-lama.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deriveRentang } from '../turunan/derive-rentang.ts';

const server = await startTestServer();
const { given, as, all, clock, deps, db } = server;
const { daysOf } = scheduling(server);

const school = oldSchools(server);
const SAMPAI = '2020-02-29';

/** The organisation's whole months of 2020 are past ten times over: only what is frozen limits. */
test('whole frozen months go with all that hangs on them, some at a time; the other tenant loses nothing', async () => {
  const lain = await school({ tahun: null });
  const sebelum = [await lain.count('kehadiran'), await lain.count('presensi')];
  const satu = await school({ beku: ['2020-01', '2020-02'] });
  await satu.hapus(7);
  const days = await daysOf(satu.ani);
  expect(days[0]?.tanggal).toBe('2020-03-01');
  expect(days).toHaveLength(33);
  expect([await satu.count('presensi'), await satu.count('presensi_luar')]).toEqual([2, 0]);
  expect([await satu.count('putusan_presensi'), await satu.count('presensi_manual')]).toEqual([0, 0]);
  const dihapus = await all
    .selectFrom('hari_dihapus')
    .select('sampai')
    .where('organisasi_id', '=', satu.organisasi_id)
    .execute();
  expect(dihapus).toEqual([{ sampai: SAMPAI }]);
  await lain.hapus();
  expect([await lain.count('kehadiran'), await lain.count('presensi')]).toEqual(sebelum);
});

test('what went in a night stands in the log, once, for the operator of that organisation', async () => {
  const satu = await school({ beku: ['2020-01', '2020-02'] });
  await satu.hapus(7);
  await satu.hapus(7);
  const log = await satu.operator.get(`${satu.url}/log?from=2020-01-01`);
  const lines = (log.body.data as { data: Record<string, unknown>[] }).data.filter(({ kegiatan }) =>
    String(kegiatan).startsWith('Menghapus kehadiran'),
  );
  expect(lines).toMatchObject([
    {
      kegiatan: 'Menghapus kehadiran yang lewat masa simpannya',
      nama: 'Hadir',
      perubahan: [
        { isian: 'Dari', kini: '15-01-2020' },
        { isian: 'Sampai', kini: '29-02-2020' },
      ],
    },
  ]);
});

test('a month that is not frozen keeps itself and all that follow', async () => {
  const { ani, hapus } = await school({ beku: ['2020-02', '2020-03'] });
  await hapus();
  expect((await daysOf(ani))[0]?.tanggal).toBe('2020-01-15');
});

test('where it was broken off half-way nothing can be written meanwhile, and the next night goes on', async () => {
  const { ani, organisasi, organisasi_id, tenant_id, hapus, count } = await school();
  await all.insertInto('hari_dihapus').values({ organisasi_id, tenant_id, sampai: SAMPAI }).execute();
  await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
    sql`select hadir.hapus_hari(${organisasi_id}, 10)`.execute(trx),
  );
  const tinggal = await count('kehadiran');
  await deriveRentang({ db, now: clock.now, organisasi }, 'semua', { tgl_awal: '2020-01-15', tgl_akhir: '2020-02-29' });
  expect(await count('kehadiran')).toBe(tinggal);
  await all.deleteFrom('masa_kehadiran').where('tenant_id', '=', tenant_id).execute();
  await hapus();
  expect((await daysOf(ani))[0]?.tanggal).toBe('2020-03-01');
});

test('whatever way it comes, no day and no event is added there, by other organisations too only here', async () => {
  const { ani, organisasi_id, tenant_id, hapus } = await school();
  await hapus();
  const keys = { tenant_id, organisasi_id, user_id: ani.user_id };
  const event = { ...keys, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu: '2020-01-10T00:00:00Z' };
  await expect(all.insertInto('presensi').values(event).execute()).rejects.toThrow(/sudah dihapus/);
  await expect(
    sql`insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status) values (${tenant_id}, ${organisasi_id}, ${ani.user_id}, '2020-01-20', 'absen')`.execute(
      all,
    ),
  ).rejects.toThrow(/sudah dihapus/);
});

test('the server’s role removes neither an event nor what is not noted, or not old enough', async () => {
  const { organisasi_id, tenant_id } = await school({ tahun: null });
  const here = (statement: string) =>
    inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) => sql.raw(statement).execute(trx));
  await expect(here('delete from presensi')).rejects.toThrow(/permission denied/);
  await expect(here(`select hadir.hapus_hari(${organisasi_id}, 10)`)).rejects.toThrow(/belum boleh/);
  for (const statement of [
    `insert into hari_dihapus (tenant_id, organisasi_id, sampai) values (${tenant_id}, ${organisasi_id}, '2020-02-29')`,
    `update hari_dihapus set sampai = current_date`,
    `delete from hari_dihapus`,
  ])
    await expect(here(statement), statement).rejects.toThrow(/permission denied/);
});

test('what reads or would change such a month says why it cannot; what was frozen is still read', async () => {
  const { ani, operator, url, hapus, tenant_id, organisasi } = await school();
  const before = (await operator.get(`${url}/presensi/verval?bulan=2020-01`)).body.data as {
    data: { jumlah: object }[];
  };
  await hapus();
  const dihapus = {
    status: 433,
    body: {
      error: 'kehadiran.dihapus',
      message: expect.stringContaining('Rincian kehadiran sampai 31-03-2020 sudah dihapus'),
    },
  };
  const admin = as(await given.orang('admin', organisasi));
  const reads = [
    [operator, `${url}/presensi?from=2020-01-01&to=2020-01-31`],
    [operator, `${url}/presensi/riwayat/${ani.user_id}?from=2020-01-01&to=2020-01-31`],
    [as(ani), `${url}/presensi?from=2020-03-01&to=2020-04-30`],
    [operator, `${url}/presensi/kehadiran?tanggal=2020-01-20`],
    [operator, `${url}/presensi/kehadiran/unduh?tanggal=2020-01-20&format=xlsx`],
    [operator, `${url}/presensi/rekap?bulan=2020-01`],
    [operator, `${url}/presensi/detail-rekap?from=2020-03-31&to=2020-04-30`],
    [operator, `${url}/presensi/cetak-riwayat-kehadiran?bulan=2020-01`],
    [operator, `${url}/presensi/laporan-emis?bulan=2020-01&format=xlsx`],
    [operator, `${url}/rekap/ketidakhadiran?bulan=2020-01`],
    [operator, `/dashboard${url}/gender?from=2020-01-01&to=2020-01-31`],
    [admin, `/tenant/${tenant_id}/rekap?bulan=2020-01`],
    [admin, `/dashboard/tenant/${tenant_id}/gender?from=2020-01-01&to=2020-01-31`],
    [as(ani), '/kalender-saya?tgl_awal=2020-01-01&tgl_akhir=2020-01-31'],
  ] as const;
  for (const [who, path] of reads) {
    const answer = await who.get(path);
    expect(answer, path).toMatchObject(dihapus);
  }
  expect(await operator.post(`${url}/laporan`, { jenis: 'rekap', format: 'xlsx', bulan: '2020-01' })).toMatchObject(
    dihapus,
  );
  const gangguan = { dari: '2020-01-20T06:00:00+07:00', sampai: '2020-01-20T08:00:00+07:00', alasan: 'Mesin mati' };
  expect(await operator.form('POST', `${url}/gangguan`, gangguan)).toMatchObject(dihapus);
  const claim = await operator.form('POST', `${url}/klaim-presensi`, {
    user_id: String(ani.user_id),
    jenis: 'dinas luar',
    keterangan: 'Rapat',
    tgl_mulai: '2020-01-20',
    sehari: '1',
  });
  expect(claim).toMatchObject(dihapus);
  const buka = await operator.post(`${url}/presensi/verval-buka`, { bulan: '2020-01', alasan: 'Koreksi' });
  expect(buka).toMatchObject({ status: 433, body: { error: 'verval.dihapus' } });
  const status = (await operator.get(`${url}/presensi/verval-status?bulan=2020-01`)).body.data;
  expect(status).toMatchObject({ is_dihapus: true, hambatan: [], anggota: { belum: 0, terverifikasi: 3 } });
  const after = (await operator.get(`${url}/presensi/verval?bulan=2020-01`)).body.data as typeof before;
  expect(after.data.map(({ jumlah }) => jumlah)).toEqual(
    expect.arrayContaining(before.data.map(({ jumlah }) => jumlah)),
  );
  expect((await operator.get(`${url}/presensi?from=2020-04-01&to=2020-04-30`)).status).toBe(200);
});

test('a printed document of such days says that they can no longer be compared, and not that they have changed', async () => {
  const { hapus, tenant_id, organisasi_id, orang } = await school();
  const dokumen_id = crypto.randomUUID();
  const sumber = {
    jenis: 'harian',
    minta: { tanggal: '2020-01-20' },
    actor: { user_id: orang.user_id, peran: 'operator' },
    timezone: 'Asia/Jakarta',
  };
  const ringkasan = JSON.stringify([{ label: 'Terlambat', nilai: '3' }]);
  await all
    .insertInto('dokumen')
    .values({
      dokumen_id,
      tenant_id,
      organisasi_id,
      user_id: orang.user_id,
      judul: 'Kehadiran Harian',
      ringkasan,
      sumber: JSON.stringify(sumber),
    })
    .execute();
  expect((await server.app.inject(`/verifikasi/${dokumen_id}`)).body).toContain('sudah berubah sejak dicetak');
  await hapus();
  const { body } = await server.app.inject(`/verifikasi/${dokumen_id}`);
  expect(body).toContain('Rincian kehadirannya sudah dihapus menurut masa simpan');
  expect(body).not.toContain('sekarang');
});

test('a photo goes with the event that it is of', async () => {
  const { hapus, tenant_id, organisasi_id, ani } = await school();
  const { berkas_id } = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
    deps.files.put(trx, {
      tenant_id,
      organisasi_id,
      jenis: 'foto-presensi',
      mediaType: 'image/webp',
      content: Buffer.from('foto'),
      dibuat_oleh: ani.user_id,
    }),
  );
  await all
    .updateTable('berkas')
    .set({ dibuat_pada: '2020-01-20T00:30:00Z' })
    .where('berkas_id', '=', berkas_id)
    .execute();
  await hapus();
  const berkas = await all
    .selectFrom('berkas')
    .select('dihapus_pada')
    .where('berkas_id', '=', berkas_id)
    .executeTakeFirst();
  expect(berkas?.dihapus_pada).not.toBeNull();
});
