import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { CSP_HALAMAN } from '../../platform/http/pages/csp-halaman.ts';
import { isOwnMachine } from '../../platform/kit/is-own-machine.ts';
import { messageOf } from '../../platform/kit/message-of.ts';
import { Tagihan, type KabarPembayaran } from '../../platform/pembayaran/pesan-pembayaran.ts';
import { isTandaSah, signIsi } from '../../platform/pembayaran/tanda-tangan.ts';
import { halamanBayar, halamanSimulator } from './halaman-bayar.ts';

const HTML = 'text/html; charset=utf-8';

/**
 * A payment provider that speaks the same protocol as a real one, kept in memory: an account for each order, and a page
 * on which whoever tries Hadir pays it, in whole or not, in time or not. Only this machine is let in.
 */
export function buildSimulator(kunci: string): FastifyInstance {
  const tagihan = new Map<string, Tagihan>();
  const app = fastify({ forceCloseConnections: true });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnMachine(request)) return reply.code(404).send();
    void reply.header('content-security-policy', CSP_HALAMAN).header('cache-control', 'no-store');
    return undefined;
  });

  app.post('/v1/tagihan', async (request, reply) => {
    const isi = String(request.body);
    if (!isTandaSah(kunci, request.headers, isi, new Date())) return reply.code(401).send();
    const asked = Tagihan.safeParse(JSON.parse(isi));
    if (!asked.success) return reply.code(422).send();
    const { kode_pembayaran } = asked.data;
    tagihan.set(kode_pembayaran, asked.data);
    return {
      nomor_va: nomorVa(kode_pembayaran),
      bank: 'Bank Simulasi',
      halaman_bayar: `${request.protocol}://${request.host}/bayar/${kode_pembayaran}`,
    };
  });

  app.get<{ Params: { kode: string } }>('/bayar/:kode', async (request, reply) => {
    const found = tagihan.get(request.params.kode);
    return reply
      .code(found ? 200 : 404)
      .type(HTML)
      .send(found ? halamanBayar(found, nomorVa(found.kode_pembayaran)) : tidakDikenal());
  });

  app.post<{ Params: { kode: string } }>('/bayar/:kode', async (request, reply) => {
    const found = tagihan.get(request.params.kode);
    if (!found) return reply.code(404).type(HTML).send(tidakDikenal());
    // Its own page says nothing of where it stands, so the browser's word alone tells another site's form.
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (site !== 'same-origin' && site !== 'none') return reply.code(403).send();
    const isian = new URLSearchParams(String(request.body));
    const jumlah = Number(isian.get('jumlah'));
    if (!Number.isSafeInteger(jumlah) || jumlah <= 0) {
      return reply.code(422).type(HTML).send(halamanSimulator('Belum dibayar', 'Isi jumlah rupiah yang bulat.'));
    }
    const kabar: KabarPembayaran = {
      kode_pembayaran: found.kode_pembayaran,
      nomor_va: nomorVa(found.kode_pembayaran),
      nomor_transaksi: randomUUID(),
      jumlah,
      dibayar_pada: new Date().toISOString(),
    };
    const tell = () => tellKabar(kunci, found.alamat_kabar, kabar);
    const hasil = await tell();
    if (isian.get('dua_kali') === '1') await tell();
    return reply.type(HTML).send(halamanSimulator('Pembayaran dikirim', hasil));
  });
  return app;
}

const nomorVa = (kode: string) => `8808${kode.replace(/\D/g, '').padStart(12, '0')}`;
const tidakDikenal = () =>
  halamanSimulator('Tagihan tidak dikenal', 'Simulator baru dinyalakan lagi. Muat ulang halaman pembayaran di Hadir.');

/** Tells of it as a provider does, signed anew each time; answers what came of it in a sentence. */
async function tellKabar(kunci: string, alamat: string, kabar: KabarPembayaran): Promise<string> {
  const isi = JSON.stringify(kabar);
  const headers = { 'content-type': 'application/json', ...signIsi(kunci, isi, new Date()) };
  try {
    const answer = await fetch(alamat, { method: 'POST', headers, body: isi });
    return answer.ok
      ? 'Hadir sudah diberi tahu. Kembali ke halaman pembayaran: keadaannya berubah sendiri.'
      : `Hadir menolak kabar ini (${answer.status}).`;
  } catch (error) {
    return `Hadir tidak dapat dihubungi: ${messageOf(error)}`;
  }
}
