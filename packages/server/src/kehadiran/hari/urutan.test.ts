import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as } = await startTestServer();
const organisasi = await given.organisasi();
const operator = as(await given.orang('operator', organisasi));

test.each(['__proto__', 'constructor', '-constructor', 'tidak_ada'])(
  'a list asked for by «%s», which is no order, is refused',
  async (sort) => {
    expect((await operator.get(`/orgs/${organisasi.organisasi_id}/presensi/kehadiran?sort=${sort}`)).status).toBe(422);
  },
);
