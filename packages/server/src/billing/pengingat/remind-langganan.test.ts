import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { remindLanggananTask } from './remind-langganan-task.ts';

const server = await startTestServer();
const { given, all, deps, surat } = server;

/** An organisation whose subscription ends on a date, and its operator's letter box. */
async function office(tgl_berlaku_akhir: string, timezone = 'Asia/Jakarta') {
  const organisasi = await given.organisasi({ is_langganan: true, tgl_berlaku_akhir });
  const { organisasi_id } = organisasi;
  await all.updateTable('pengaturan_organisasi').set({ timezone }).where('organisasi_id', '=', organisasi_id).execute();
  const operator = await given.orang('operator', organisasi);
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', operator.user_id)
    .executeTakeFirstOrThrow();
  return {
    organisasi_id,
    letters: () => surat.filter(({ kepada, judul }) => kepada === email && judul.startsWith('Langganan')),
  };
}
const on = (waktu: string) => remindLanggananTask.run(deps, new Date(waktu));

test('the end of a subscription is announced thirty, fourteen, seven days and a day before, each once', async () => {
  const { letters } = await office('2026-12-31');
  for (const tanggal of ['11-30', '12-01', '12-02', '12-16', '12-17', '12-18', '12-24', '12-25', '12-30', '12-31']) {
    await on(`2026-${tanggal}T02:00:00Z`);
  }
  await Promise.all([on('2026-12-31T03:00:00Z'), on('2026-12-31T03:00:00Z')]);
  await on('2027-01-01T02:00:00Z');
  await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(4);
  const kapan = letters().map(({ judul }) => judul.replace(/.* berakhir /, ''));
  expect(new Set(kapan)).toEqual(new Set(['30 hari lagi', '14 hari lagi', '7 hari lagi', '1 hari lagi']));
  expect(letters()[0]?.teks).toMatch(/Kamis, 31 Desember 2026[^]*\/billing\n/);
});

test('paid further, it is announced anew for its new end; and its day is that of its own zone', async () => {
  const { organisasi_id, letters } = await office('2026-12-31', 'Asia/Jayapura');
  // Half past eleven in the evening of the sixteenth in Jakarta is the seventeenth in Jayapura.
  await on('2026-12-16T16:30:00Z');
  await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(1);
  expect(letters()[0]?.judul).toContain('14 hari lagi');
  await all
    .updateTable('organisasi')
    .set({ tgl_berlaku_akhir: '2027-01-15' })
    .where('organisasi_id', '=', organisasi_id)
    .execute();
  await on('2027-01-01T02:00:00Z');
  await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(2);
});
