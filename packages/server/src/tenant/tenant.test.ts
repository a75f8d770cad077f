import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as } = await startTestServer();

test('a tenant shows itself to its admin and those above, with what it has, and to no member', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id } = organisasi;
  await given.organisasi({ tenant_id });
  const { user_id } = await given.anggota(organisasi);
  await given.anggota(await given.organisasi({ tenant_id }), { user_id });
  await given.anggota(organisasi, { status: 2 });
  const path = `/tenant/${tenant_id}`;
  for (const peran of ['admin', 'super_admin', 'viewer', 'pemantau'] as const) {
    expect((await as(await given.orang(peran, organisasi)).get(path)).body.data).toMatchObject({
      tenant_id,
      jumlah_organisasi: 3,
      jumlah_anggota: 1,
    });
  }
  expect((await as(await given.orang('operator', organisasi)).get(path)).status).toBe(403);
});
