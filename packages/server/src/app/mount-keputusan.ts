import { contract } from '@hadir/contract/contract.ts';
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
import { cutiRoutes } from './handlers/cuti/cuti.routes.ts';
import { enterTautan, type Masuk } from '../cuti/surat/enter-tautan.ts';
import { keputusanPage } from '../cuti/surat/keputusan-page.ts';
import { readKeputusan } from '../cuti/surat/read-keputusan.ts';
import { useTautan } from '../persetujuan/surat/tautan.queries.ts';

type Keputusan = FastifyRequest<{ Params: { token: string } }>;
const PATH = '/keputusan-cuti/:token';
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

  app.get(PATH, async (request: Keputusan, reply) =>
    answer(reply, async () => {
      const masuk = await enterTautan(deps, request.params.token);
      const { cuti_id, passed } = masuk;
      const show = (db: OrganisasiCtx['db']) =>
        cutiRoutes.getCuti({ ...ctxOf(masuk, request, reply), ...READS_ONLY, db }, { cuti_id });
      const cuti = await deps.slots(() => inScope(deps.db, passed.scope, show, { readOnly: true }));
      if (!cuti.tindakan.includes('setuju') || cuti.urutan !== masuk.urutan) {
        throw new Refusal('cuti.link_not_yours', { alamat: masuk.alamat });
      }
      return keputusanPage(cuti, { user_id: passed.actor.user_id, edisi: edisiOf(passed.organisasi) });
    }),
  );

  app.post(PATH, async (request: Keputusan, reply) =>
    answer(reply, async () => {
      const masuk = await enterTautan(deps, request.params.token);
      const { cuti_id, urutan, token_hash, passed } = masuk;
      const keputusan = await readKeputusan(request);
      const call = {
        endpoint: contract.cuti.changeAjuanCuti,
        passed,
        key: null,
        hasil: 200,
        origin: originOf(request),
        objek: { objek: 'cuti', objek_id: String(cuti_id), tentang_id: null },
      };
      const decide = async (tools: Pick<OrganisasiCtx, 'db' | 'afterCommit' | 'logChange'>) => {
        const ctx: OrganisasiCtx = { ...ctxOf(masuk, request, reply), ...tools };
        if (!(await useTautan(ctx, token_hash))) throw new Refusal('cuti.link_used', { alamat: masuk.alamat });
        return cutiRoutes.changeAjuanCuti(ctx, { ...keputusan, organisasi_id: 0, cuti_id, urutan });
      };
      await deps.slots(() => inRequestTransaction(deps.db, call, decide, request.log));
      return writeHalaman({
        judul: 'Keputusan tersimpan',
        kalimat: 'Terima kasih. Anggota yang mengajukan diberi tahu.',
        isi: tautanKe(masuk.alamat),
        edisi: edisiOf(passed.organisasi),
      });
    }),
  );
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
