import { contract } from '@hadir/contract/contract.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import type { Figure } from '../../bench/figure.ts';
import { pengirim } from '../../packages/server/src/testing/kirim.ts';
import { withSasaran } from './with-sasaran.ts';

const BROKEN: { type: string; body: string }[] = [
  { type: 'multipart/form-data', body: '' },
  { type: 'multipart/form-data', body: '--a\r\n' },
  { type: 'multipart/form-data; boundary=a', body: '' },
  { type: 'multipart/form-data; boundary=a', body: '--a\r\ncontent-disposition: form-data; name="file"; filename="x' },
  { type: 'multipart/form-data; boundary=a', body: '--a\r\ncontent-disposition: form-data; name="nama"\r\n\r\nAb' },
];

/** Malformed requests: none may break the server. */
export async function serang(): Promise<Figure[]> {
  return withSasaran(async ({ url, given, cookieOf }) => {
    const { tenant_id, organisasi_id, kode_organisasi } = await given.organisasi();
    const cookie = await cookieOf(await given.orang('super_admin', { tenant_id, organisasi_id }));
    const { kirim, tutup } = pengirim(url);
    let sent = 0;
    let failed = 0;
    for (const { name, endpoint } of listCalls(contract).filter(({ endpoint }) => endpoint.upload)) {
      const path = `/api${endpoint.path}`
        .replace('{organisasi_id}', String(organisasi_id))
        .replace('{tenant_id}', String(tenant_id))
        .replace('{kode_organisasi}', kode_organisasi)
        .replace(/\{\w+\}/g, '1');
      for (const { type, body } of BROKEN) {
        const { status } = await kirim({
          method: endpoint.method,
          path,
          headers: { cookie, 'content-type': type, 'content-length': Buffer.byteLength(body) },
          body,
        });
        sent += 1;
        if (status < 500) continue;
        failed += 1;
        console.error(`${name}: ${status} atas ${type} ${JSON.stringify(body)}`);
      }
    }
    tutup();
    return [
      { nama: 'rusak: permintaan', nilai: sent, satuan: 'permintaan', batas: 50, arah: 'paling sedikit' },
      { nama: 'rusak: jawaban 5xx', nilai: failed, satuan: 'jawaban', batas: 0, arah: 'paling banyak' },
    ];
  });
}
