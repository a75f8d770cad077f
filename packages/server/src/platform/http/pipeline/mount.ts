import { isWrite, type Contract, type Endpoint, type Input, type Output } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { DatabaseAway } from '../../db/open/database-away.ts';
import { answerChecker } from '../answer/answer-checker.ts';
import { answerWriter } from '../answer/answer-writer.ts';
import { AnswerText } from '../answer/answer-text.ts';
import type { Actor, CtxOf, OrganisasiCtx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { finishDownload, sendDownload, type Download, type Finished } from '../answer/download.ts';
import { dryRun } from './dry-run.ts';
import { envelopeOf, hasilOf } from '../answer/envelope.ts';
import { guard, type Passed } from '../access/guard.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { isCostly } from './is-costly.ts';
import { isDisaringGrup } from './is-disaring-grup.ts';
import { imporOf } from './impor-of.ts';
import { objekOf } from './objek-of.ts';
import { inRecordedRead, inRequestRead } from './in-request-read.ts';
import { originOf } from '../../ctx/origin.ts';
import type { SomePreparedVerb } from './prepared-verb.ts';
import { inputReader } from '../input/read-input.ts';
import { inRequestTransaction } from './request-transaction.ts';
import { checkSameSite } from '../serving/same-site.ts';
import type { EffectLog } from './run-effects.ts';
import { sessionCookie } from '../access/session-cookie.ts';
import { takeTurns } from './take-turns.ts';
import { withinPages } from './within-pages.ts';
import { withoutFoto } from '../answer/without-foto.ts';
import type { TogetherCtx } from './together-verb.ts';

type Answer<E extends Endpoint> = E extends { download: readonly unknown[] }
  ? Download
  : E extends { together: true }
    ? AnswerText
    : Output<E>;

type CtxOfCall<E extends Endpoint> = E extends { together: true } ? TogetherCtx : CtxOf<E['scope']>;

type Handler<Ctx, In, Out> = ((ctx: Ctx, input: In) => Promise<Out>) | SomePreparedVerb<Ctx, In, Out>;

/** What answers a call: the function that bears its name. */
export type Verb<E extends Endpoint> = (ctx: CtxOfCall<E>, input: Input<E>) => Promise<Answer<E>>;

/** One handler per endpoint; a missing or surplus one does not compile. */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: Handler<CtxOfCall<C[Name]>, Input<C[Name]>, Answer<C[Name]>>;
};

declare module 'fastify' {
  interface FastifyRequest {
    passed?: Passed;
    caller?: Pick<Actor, 'user_id' | 'nama' | 'tenant_id'> | undefined;
    /** Where the call points, once it is known that there is such a place: whoever is refused there came to its door. */
    tujuan?: { tenant_id: number; organisasi_id: number | null } | undefined;
    endpoint?: Endpoint;
  }
}

/**
 * Puts a domain's endpoints on the server. This is the whole life of a request:
 * let the caller in, read the input, prepare what takes long, run the handler in one transaction, answer.
 */
export function mount<C extends Contract>(app: FastifyInstance, deps: Deps, contract: C, handlers: Handlers<C>): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // `Handlers` has already tied each handler to its endpoint; the loop cannot see that tie.
    const handler = handlers[name] as Handle | PreparedHandle;
    mountCall(app, deps, endpoint, typeof handler === 'function' ? { run: handler } : handler);
  }
}

type Handle = (ctx: unknown, input: unknown, known?: unknown) => Promise<unknown>;
type PreparedHandle = { check?: Handle; prepare?: Handle; run: Handle };

const inTurn = takeTurns();

/** What fits into one packet gains nothing by it; a better packing than gzip costs the server more than it saves. */
const PACKED: Required<RouteOptions>['compress'] = { encodings: ['gzip'], threshold: 1400 };

function mountCall(
  app: FastifyInstance,
  deps: Deps,
  endpoint: Endpoint,
  { check, prepare, run: handle }: PreparedHandle,
) {
  const readInput = inputReader(endpoint);
  const checkAnswer = answerChecker(endpoint, deps.checkOutput);
  const hasil = hasilOf(endpoint);
  const costly = isCostly(endpoint);
  const disaringGrup = isDisaringGrup(endpoint);

  app.route({
    method: endpoint.method,
    config: { isCall: true },
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // The schema is the writer's own: fastify only has to know for which answers there is one.
    ...(endpoint.download
      ? {}
      : { schema: { response: { '2xx': {} } }, serializerCompiler: () => answerWriter(endpoint) }),
    compress: isWrite(endpoint) || endpoint.download ? false : PACKED,
    onRequest: async (request) => {
      request.endpoint = endpoint;
      // Here, not only where a connection is wanted: before that, people wait for those before them.
      if (deps.isDatabaseAway()) throw new DatabaseAway();
      request.passed = await guard(endpoint, request, deps, deps.now());
      if (isWrite(endpoint)) checkSameSite(request, deps.publicUrl);
    },
    handler: async (request, reply) => {
      const passed = request.passed as Passed;
      const base = {
        ...passed,
        deps,
        origin: originOf(request),
        cookie: sessionCookie(request, reply, deps.publicUrl),
      };
      const identify = (caller: FastifyRequest['caller']) => void (request.caller = caller);
      const before = { ...base, identify, read: readerOf(deps, base, request.log) };
      const input = await readInput(request, check && ((fields) => check(before, fields)));
      const { organisasi, now } = passed;
      if (endpoint.daysClosed && organisasi) await deps.slots(() => deps.upward.closeHari(deps.db, organisasi, now));
      const known = prepare && (await prepare(before, input));
      const run = async (tools: object) => {
        const ctx = { ...base, ...tools };
        // Only a call in an organisation has a feature, or groups.
        const inOrganisasi = ctx as unknown as OrganisasiCtx;
        if (endpoint.feature) await deps.upward.requireFeature[endpoint.feature](inOrganisasi);
        if (disaringGrup) await deps.upward.requireGrup(inOrganisasi, (input as { group_id?: number[] }).group_id);
        return withinPages(input, async (asked) => checkAnswer(await handle(ctx, asked, known)));
      };

      const isPreview = isWrite(endpoint) && (input as { preview?: unknown }).preview === true;
      if (isPreview) {
        const preview = await deps.slots(() => dryRun(deps.db, passed.scope, run));
        return reply
          .code(200)
          .send({ code: 200, message: 'Pratinjau: belum ada yang disimpan', data: preview ?? null });
      }
      const write = {
        endpoint,
        passed,
        key: readIdempotencyKey(endpoint, request, reply, input, deps),
        hasil,
        origin: base.origin,
        objek: objekOf(request.params),
        impor: imporOf(endpoint, input),
      };
      const serve = async () => {
        if (endpoint.together) return handle({ ...base, request: write, checkAnswer }, input);
        const answer = await (isWrite(endpoint)
          ? deps.slots(() => inRequestTransaction(deps.db, write, run, request.log))
          : inRecordedRead(deps, write, run, request.log));
        return endpoint.download ? finishDownload(answer as Download) : answer;
      };
      const output = await (costly && passed.actor ? inTurn(passed.actor.user_id, serve) : serve());

      if (endpoint.download) return sendDownload(reply, output as Finished);
      reply.code(hasil);
      if (output instanceof AnswerText) return reply.type('application/json; charset=utf-8').send(output.text);
      return reply.send(envelopeOf(endpoint, input, withoutFoto(passed.actor, output), deps.mail));
    },
  });
}

/** What a verb reads before its transaction, in a transaction of its own. */
function readerOf(deps: Deps, base: Passed, log: EffectLog) {
  return (ask: (ctx: object) => Promise<unknown>) =>
    deps.slots(() => inRequestRead(deps.db, base, (tools) => ask({ ...base, ...tools }), log));
}
