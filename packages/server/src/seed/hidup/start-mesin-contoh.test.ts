import { setTimeout as sleep } from 'node:timers/promises';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { nomorBaru } from '../../testing/given.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { pinDemo } from '../rencana/pin-demo.ts';
import { GESER_LOBI_DETIK, SERI_LOBI, tokenKiosDemo } from '../seed-mesin.ts';
import { startMesinContoh } from './start-mesin-contoh.ts';

const { app, given, all, deps, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);

test('the demo’s machine sends while it runs, its clock behind, its tablet is heard of, and both end with it', async () => {
  clock.now = new Date();
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const anggota = await given.anggota(organisasi, { pin: pinDemo(20) });
  const { tenant_id, organisasi_id } = organisasi;
  const at = { tenant_id, organisasi_id, lokasi_presensi_id, status: STATUS_RECORD.aktif };
  const nomor_seri = `${SERI_LOBI}${String(nomorBaru()).padStart(4, '0')}`;
  await all.insertInto('perangkat').values([
    { ...at, jenis: 'mesin', nama: 'Lobi', nomor_seri, zona_mesin: 'menit' },
    { ...at, jenis: 'kios', nama: 'Kios', token_hash: hashToken(tokenKiosDemo(organisasi_id)), dipasang_pada: clock.now },
  ]).execute(); // prettier-ignore
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // Seven in the morning in Jakarta, and somebody comes each round.
  const life = await startMesinContoh(deps.db, url, {
    jeda_ms: 20,
    acak: () => 0,
    sekarang: () => Date.UTC(2026, 10, 20),
  });
  const tercatat = () =>
    all.selectFrom('presensi').select(['sumber', 'user_id']).where('organisasi_id', '=', organisasi_id).execute();
  for (const sumber of ['mesin', 'kiosk'])
    await expect.poll(tercatat, { timeout: 20_000 }).toContainEqual({ sumber, user_id: anggota.user_id });
  const lobi = () =>
    all.selectFrom('perangkat').select('selisih_detik').where('nomor_seri', '=', nomor_seri).executeTakeFirstOrThrow();
  await expect
    .poll(async () => Math.abs(((await lobi()).selisih_detik ?? 0) - GESER_LOBI_DETIK), { timeout: 20_000 })
    .toBeLessThan(30);
  await life.stop();
  const berhenti = (await tercatat()).length;
  await sleep(100);
  expect(await tercatat()).toHaveLength(berhenti);
});
