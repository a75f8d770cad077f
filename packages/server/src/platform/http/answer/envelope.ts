import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';

/** The status of a call that succeeds. */
export const hasilOf = (endpoint: Endpoint): 200 | 201 => (endpoint.created ? 201 : 200);

/** The success envelope around a call's output. */
export function envelopeOf(endpoint: Endpoint, output: unknown) {
  return { code: hasilOf(endpoint), message: endpoint.message ?? defaultMessage(endpoint), data: output ?? null };
}

function defaultMessage(endpoint: Endpoint): string {
  if (endpoint.method === 'DELETE') return 'Data berhasil dihapus';
  return isWrite(endpoint) ? 'Data Berhasil disimpan' : 'Berhasil';
}
