import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

test('a request that comes while its date is being rejected for good waits for that, and is refused', async () => {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const ani = await given.anggota(organisasi);
  const { organisasi_id } = organisasi;
  const ask = (jam: string) =>
    as(ani).form(
      'POST',
      `/orgs/${organisasi_id}/presensi-manual`,
      {
        lat: '-6.2',
        lng: '106.8',
        keterangan: 'Ponsel mati',
        tanggal: '2026-11-19',
        jam,
        foto: new Blob([png], { type: 'image/png' }),
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
  expect((await ask('07:00:00')).status).toBe(201);

  let answered = false;
  const { second } = await all.transaction().execute(async (trx) => {
    // As a decision does it: what is decided is written, then the member's days are judged again.
    await trx
      .updateTable('presensi_manual')
      .set({ status: STATUS_PRESENSI_MANUAL.ditolak, is_permanen: true })
      .where('organisasi_id', '=', organisasi_id)
      .execute();
    await sql`select pg_advisory_xact_lock(${organisasi_id}, ${ani.user_id})`.execute(trx);
    const answer = ask('07:30:00').finally(() => (answered = true));
    await sql`select pg_sleep(0.5)`.execute(trx);
    expect(answered).toBe(false);
    return { second: answer };
  });
  expect(await second).toMatchObject({ status: 433, body: { error: 'presensi_manual.barred' } });
});
