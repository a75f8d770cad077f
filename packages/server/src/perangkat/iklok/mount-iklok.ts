import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Deps } from '../../platform/ctx/deps.ts';
import { clientAddress } from '../../platform/kit/client-address.ts';
import type { MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { inflateIsi } from './inflate-isi.ts';
import { hearMesin } from './hear-mesin.ts';
import { handOutPerintah } from './hand-out-perintah.ts';
import { receiveJawaban } from './receive-jawaban.ts';
import { receiveAttlog } from './receive-attlog.ts';
import { writeOpsi } from './write-opsi.ts';

/** Machines keep a hundred thousand lines or so, and send them in portions far below this. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Requests a minute of one machine, which needs thirty; and of one address, behind which a tenant's all may stand. */
const PER_MESIN = { points: 600, duration: 60 };
const PER_ALAMAT = { points: 12_000, duration: 60 };

const PINTU = '/iclock';
const NOMOR_SERI = /^[0-9A-Z_-]{4,40}$/;
const STAMP = /^[0-9A-Za-z]{1,20}$/;

declare module 'fastify' {
  interface FastifyRequest {
    mesin?: MesinTerdaftar;
  }
}

/**
 * Where machines that push report and send (aturan/perangkat#iklok): the addresses and the text that ZKTeco's firmware and
 * its kin speak. Nobody is signed in here; a machine is heard by its registered number alone, before its body is read.
 */
export function mountIklok(server: FastifyInstance, deps: Deps): void {
  const mesins = new RateLimiterMemory(PER_MESIN);
  const alamats = new RateLimiterMemory(PER_ALAMAT);

  // A room of its own, since the body is no JSON and machines name it as they like.
  void server.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
      inflateIsi(request.headers['content-encoding'], body, MAX_BYTES),
    );
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'mesin dijawab');
      done();
    });
    app.addHook('onRequest', async (request, reply) => {
      const alamat = clientAddress(request);
      const nomor_seri = asked(request, 'SN', NOMOR_SERI, (text) => text.toUpperCase());
      const isWithin = await Promise.all([
        alamats.consume(alamat).then(
          () => true,
          () => false,
        ),
        nomor_seri === null ||
          mesins.consume(nomor_seri).then(
            () => true,
            () => false,
          ),
      ]);
      if (isWithin.includes(false)) return say(reply, 'BUSY\n', 429);
      const heard =
        nomor_seri === null ? null : await hearMesin(deps, { nomor_seri, alamat, firmware: firmwareOf(request) });
      if (heard === null) return say(reply, 'UNKNOWN DEVICE\n', 403);
      request.mesin = heard;
    });

    // Whatever goes wrong with a body is told in the machines' manner; a fault of ours is everybody's to report.
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) throw error;
      return say(reply, 'ERROR\n', error.statusCode);
    });

    const door = { bodyLimit: MAX_BYTES, config: { isGuarded: true as const } };
    for (const akhir of ['', '.aspx']) {
      app.get(`${PINTU}/cdata${akhir}`, door, (request, reply) =>
        say(reply, writeOpsi(mesinOf(request), asked(request, 'pushver', /^[\w.-]{1,20}$/))),
      );
      app.post(`${PINTU}/cdata${akhir}`, door, async (request, reply) => {
        const isi = bodyOf(request);
        // Users, fingers, photos and the operators' log are not ours to keep.
        if (asked(request, 'table', /^\w{1,20}$/)?.toUpperCase() !== 'ATTLOG') return say(reply, 'OK\n');
        const jumlah = await receiveAttlog(deps, mesinOf(request), isi, asked(request, 'Stamp', STAMP));
        return jumlah === null ? say(reply, 'UNKNOWN DEVICE\n', 403) : say(reply, `OK: ${jumlah}\n`);
      });
      app.get(`${PINTU}/getrequest${akhir}`, door, async (request, reply) =>
        say(reply, await handOutPerintah(deps, mesinOf(request))),
      );
      app.post(`${PINTU}/devicecmd${akhir}`, door, async (request, reply) => {
        await receiveJawaban(deps, mesinOf(request), bodyOf(request));
        return say(reply, 'OK\n');
      });
      app.get(`${PINTU}/ping${akhir}`, door, (_request, reply) => say(reply, 'OK\n'));
    }
    // What else machines ask for is not here: never the application's page, which they would take for an answer.
    app.all(`${PINTU}/*`, door, (_request, reply) => say(reply, 'NOT FOUND\n', 404));
  });
}

/** Machines ask every ten seconds: what the server would say of each as it comes and as it goes is one line, said here. */
export const isOfMesin = ({ url }: { url?: string | undefined }): boolean => url?.startsWith(`${PINTU}/`) === true;

const say = (reply: FastifyReply, text: string, kode = 200) =>
  reply.code(kode).type('text/plain; charset=utf-8').send(text);

/** What the hook let in. */
function mesinOf({ mesin }: FastifyRequest): MesinTerdaftar {
  if (!mesin) throw new Error('Nobody was heard');
  return mesin;
}

const bodyOf = ({ body }: FastifyRequest) => (body instanceof Uint8Array ? body : new Uint8Array());

/** What stands in the address under a name, whose case differs between dialects; null where it is missing or misshapen. */
function asked(
  { query }: FastifyRequest,
  name: string,
  shape: RegExp,
  clean: (text: string) => string = (text) => text,
): string | null {
  const [, value] = Object.entries(query as object).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  const text = typeof value === 'string' ? clean(value.trim()) : '';
  return shape.test(text) ? text : null;
}

/** The firmware that a machine names beside its question for commands. */
const firmwareOf = (request: FastifyRequest) =>
  asked(request, 'INFO', /^[\w .()/-]{1,60}$/, (text) => text.split(',')[0]?.slice(0, 60) ?? '');
