import { contract } from '@hadir/contract/contract.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { given, as } = await startTestServer();
const { tenant_id, organisasi_id, kode_organisasi } = await given.organisasi();
const superAdmin = as(await given.orang('super_admin', { tenant_id, organisasi_id }));

const uploads = listCalls(contract)
  .filter(({ endpoint }) => endpoint.upload)
  .map(({ name, endpoint }) => ({
    name,
    method: endpoint.method,
    path: endpoint.path
      .replace('{organisasi_id}', String(organisasi_id))
      .replace('{tenant_id}', String(tenant_id))
      .replace('{kode_organisasi}', kode_organisasi)
      .replace(/\{\w+\}/g, '1'),
  }));

const FILE = '--a\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n';

describe.each([
  ['no boundary', 'multipart/form-data', FILE],
  ['no boundary and nothing in it', 'multipart/form-data', ''],
  [
    'a field cut off',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="nama"\r\n\r\nAb',
  ],
  ['the head of a file cut off', 'multipart/form-data; boundary=a', FILE],
  ['a file cut off', 'multipart/form-data; boundary=a', `${FILE}\r\n%PDF-1.7`],
])('a form with %s cannot be read', (_, type, payload) => {
  test.each(uploads)('$name', async ({ method, path }) => {
    const { status, body } = await superAdmin.call(method, path, { payload, headers: { 'content-type': type } });
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'input.malformed' });
  });
});
