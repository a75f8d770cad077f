import { setTimeout as sleep } from 'node:timers/promises';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { afterAll, expect, test } from 'vitest';
import { makeLaporanJob } from '../../laporan/berkas/make-laporan-job.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { createHttpSimpatika } from '../../platform/simpatika/http-simpatika.ts';
import { startSimulator } from '../../platform/simpatika/simulator/start-simulator.ts';
import { oldSchools } from '../../testing/given/given-bulan-lama.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { loadPorsiKirim } from './load-porsi-kirim.ts';

const simulator = await startSimulator();
afterAll(() => simulator.close());
const server = await startTestServer({
  simpatika: createHttpSimpatika({ ...simulator, timeoutMs: 300, waitsMs: [10] }),
});
const { all, db, deps } = server;
const school = oldSchools(server);
const DIHAPUS = { status: 433, body: { error: 'kehadiran.dihapus' } };

test('such a month is neither printed nor sent nor frozen again', async () => {
  const nsm = '121132760001';
  const satu = await school({ isi: { k_sumber_data: SUMBER_DATA.terhubung, nsm } });
  const { url, operator } = satu;
  const cetak = () => operator.get(`${url}/presensi/verval-cetak?bulan=2020-01`);
  await satu.hapus();
  const beku = { status: 433, body: { error: 'verval.dihapus' } };
  expect(await cetak()).toMatchObject(beku);
  expect(await operator.post(`${url}/sinkron/simpatika`, { bulan: '2020-01' })).toMatchObject(beku);
  expect(await operator.post(`${url}/presensi/verval-generate`, { bulan: '2020-01' })).toMatchObject(beku);
  for (const format of ['xlsx', 'pdf'])
    expect(await operator.post(`${url}/laporan`, { jenis: 'rekap', format, bulan: '2020-01' }), format).toMatchObject(
      DIHAPUS,
    );
});

test('and where it was asked for before and is done after, neither', async () => {
  const satu = await school();
  const { tenant_id, organisasi_id, orang, ani } = satu;
  await satu.hapus();
  const di = { tenant_id, organisasi_id };
  const porsi = inScope(db, { lingkup: 'organisasi', ...di }, (trx) =>
    loadPorsiKirim(trx, di, '2020-01', [ani.user_id]),
  );
  await expect(porsi).rejects.toMatchObject({ code: 'verval.dihapus' });
  const rentang = {
    periode_laporan_id: null,
    sebutan: 'Januari 2020',
    tgl_awal: '2020-01-01',
    tgl_akhir: '2020-01-31',
  };
  const made = async (organisasi: number | null) => {
    const jenis = organisasi === null ? ('organisasi' as const) : ('rekap' as const);
    const owner = { tenant_id, organisasi_id: organisasi, dibuat_oleh: orang.user_id };
    const permintaan = { jenis, nama: 'Rekap', format: 'xlsx' as const, rentang };
    const pekerjaan_id = await inScope(db, { lingkup: 'semua' }, (trx) =>
      deps.jobs.enqueue(trx, makeLaporanJob, permintaan, owner),
    );
    for (;;) {
      const job = await all
        .selectFrom('pekerjaan')
        .select(['status', 'pesan'])
        .where('pekerjaan_id', '=', pekerjaan_id)
        .executeTakeFirstOrThrow();
      if (job.status === 'selesai' || job.status === 'gagal') return job;
      await sleep(30);
    }
  };
  const gagal = { status: 'gagal', pesan: expect.stringContaining('sudah dihapus menurut masa simpan') };
  expect(await Promise.all([made(organisasi_id), made(null)])).toMatchObject([gagal, gagal]);
});
