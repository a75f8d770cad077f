import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { originOf } from '../platform/ctx/origin.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { inRequestTransaction } from '../platform/http/pipeline/request-transaction.ts';
import { sessionCookie } from '../platform/http/access/session-cookie.ts';
import { CSP_HALAMAN } from '../platform/http/pages/csp-halaman.ts';
import { escapeHtml } from '../platform/http/pages/escape-html.ts';
import { writeHalaman } from '../platform/http/pages/write-halaman.ts';
import { enterTautan, type Masuk } from '../persetujuan/surat/enter-tautan.ts';
import { keputusanPage } from '../persetujuan/surat/keputusan-page.ts';
import { readKeputusan } from '../persetujuan/surat/read-keputusan.ts';
import { useTautan } from '../persetujuan/surat/tautan.queries.ts';
import { DIPUTUSKAN } from './lembar-keputusan.ts';

type Keputusan = FastifyRequest<{ Params: { token: string } }>;
/** The second is what was mailed while only leave was decided so. */
const PATHS = ['/keputusan/:token', '/keputusan-cuti/:token'];
/** Looking at a request changes nothing: there is nothing to log, and nothing to do after it. */
const READS_ONLY: Pick<OrganisasiCtx, 'afterCommit' | 'logChange'> = {
  afterCommit: () => undefined,
  logChange: () => undefined,
};

/** The pages behind the links in mails to approvers: a GET shows the request and decides nothing, the POST decides, once. */
export function mountKeputusan(app: FastifyInstance, deps: Deps): void {
  const ctxOf = ({ passed }: Masuk, request: FastifyRequest, reply: FastifyReply) => {
    const cookie = sessionCookie(request, reply, deps.publicUrl);
    return { ...passed, deps, origin: originOf(request), cookie };
  };

  const show = (request: Keputusan, reply: FastifyReply) =>
    answer(reply, async () => {
      const masuk = await enterTautan(deps, request.params.token, (untuk) => DIPUTUSKAN[untuk]);
      const { kunci, passed } = masuk;
      const look = (db: OrganisasiCtx['db']) =>
        diputuskan(masuk).lihat({ ...ctxOf(masuk, request, reply), ...READS_ONLY, db }, kunci.objek_id);
      const lembar = await deps.slots(() => inScope(deps.db, passed.scope, look, { readOnly: true }));
      if (!lembar.isGiliran || lembar.urutan !== masuk.urutan) {
        throw new Refusal('cuti.link_not_yours', { alamat: masuk.alamat });
      }
      return keputusanPage(lembar, edisiOf(passed.organisasi));
    });

  const decide = (request: Keputusan, reply: FastifyReply) =>
    answer(reply, async () => {
      const masuk = await enterTautan(deps, request.params.token, (untuk) => DIPUTUSKAN[untuk]);
      const { kunci, urutan, token_hash, passed } = masuk;
      const { call: endpoint, objek, decide: decideKind } = diputuskan(masuk);
      const keputusan = await readKeputusan(request);
      const call = {
        endpoint,
        passed,
        key: null,
        hasil: 200,
        origin: originOf(request),
        objek: { objek, objek_id: String(kunci.objek_id), tentang_id: null },
      };
      const run = async (tools: Pick<OrganisasiCtx, 'db' | 'afterCommit' | 'logChange'>) => {
        const ctx: OrganisasiCtx = { ...ctxOf(masuk, request, reply), ...tools };
        if (!(await useTautan(ctx, token_hash))) throw new Refusal('cuti.link_used', { alamat: masuk.alamat });
        return decideKind(ctx, kunci.objek_id, { ...keputusan, urutan });
      };
      await deps.slots(() => inRequestTransaction(deps.db, call, run, request.log));
      return writeHalaman({
        judul: 'Keputusan tersimpan',
        kalimat: 'Terima kasih. Anggota yang mengajukan diberi tahu.',
        isi: tautanKe(masuk.alamat),
        edisi: edisiOf(passed.organisasi),
      });
    });

  for (const path of PATHS) {
    app.get(path, show);
    app.post(path, decide);
  }
}

/** What is decided there; `enterTautan` lets nobody in to anything else. */
function diputuskan({ kunci }: Masuk) {
  const one = DIPUTUSKAN[kunci.untuk];
  if (!one) throw new Refusal('cuti.link_unknown');
  return one;
}

/** A page, or the refusal as one: whoever opens a link has no application around it that could show an error. */
async function answer(reply: FastifyReply, make: () => Promise<string>) {
  void reply
    .header('content-security-policy', CSP_HALAMAN)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');
  try {
    return await reply.send(await make());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.values(error.details.errors ?? {}).flat();
    const { alamat } = error.details as { alamat?: string };
    const kalimat = [error.message, ...fields].join('. ');
    const isi = alamat ? tautanKe(alamat) : '';
    return reply.code(error.status).send(writeHalaman({ judul: 'Tidak dapat diputuskan', kalimat, isi }));
  }
}

/** The way into the application, for whom the link no longer serves. */
const tautanKe = (alamat: string): string => `<p><a href="${escapeHtml(alamat)}">Buka ajuan di Hadir</a></p>`;

const edisiOf = (organisasi: Masuk['passed']['organisasi']) =>
  organisasi && isTerhubung(organisasi) ? 'hijau' : 'ungu';
