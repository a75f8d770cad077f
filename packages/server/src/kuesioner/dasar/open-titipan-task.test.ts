import { expect, test } from 'vitest';
import { kuesionerBuilders, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { openTitipanTask } from './open-titipan-task.ts';

const server = await startTestServer();
const { clock, deps } = server;
const { terbit } = kuesionerBuilders(server);

test('once its last day has passed all anonymous answers are in the results', async () => {
  const { orang, jawab, operator, one } = await terbit({ is_anonim: true, tgl_selesai: '2026-11-20' }, { anggota: 12 });
  for (const user of orang) await jawab(user, SEHAT);
  const jumlah = async () => ((await operator.get(`${one}/hasil`)).body.data as { jumlah: number }).jumlah;
  await openTitipanTask.run(deps, clock.now);
  expect(await jumlah()).toBe(5);
  clock.now = new Date('2026-11-20T17:01:00Z');
  await openTitipanTask.run(deps, clock.now);
  expect(await jumlah()).toBe(12);
});
