import { contract } from '@hadir/contract/contract.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { guard } from '../../platform/http/access/guard.ts';
import { inputReader } from '../../platform/http/input/read-input.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { jangkauanOf } from '../jangkauan-of.ts';
import { listTempatPantau } from '../tempat.queries.ts';
import { openPantauanBersama } from './open-pantauan-bersama.ts';
import { showDaftar } from './show-daftar.ts';
import { showPeta } from './show-peta.ts';
import type { Tampilan } from './tampilan.ts';

type Call = (typeof contract.monitoring)['listPantauan' | 'listPeta'];
type Saring = Parameters<typeof jangkauanOf>[1];

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Proxies gather answers otherwise.
  'x-accel-buffering': 'no',
};

/** What the calls of monitoring answer, again whenever it changes, as server-sent events. Who may no longer ask is shown nothing more. */
export function mountLangsung(app: FastifyInstance, deps: Deps): void {
  const bersama = openPantauanBersama({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'pantauan langsung gagal dibaca'),
  });
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end();
  });

  const mount = <Input extends Saring>(path: string, call: Call, showing: (input: Input) => Tampilan) => {
    const readInput = inputReader(call);
    app.get(path, { config: { isGuarded: true } }, async (request, reply) => {
      // The reader has judged it by the call's own schema.
      const input = (await readInput(request)) as Input;
      await judge(deps, call, request, input);
      reply.hijack();
      reply.raw.writeHead(200, HEAD);
      open.add(reply);
      const show = showing(input);
      const takeDown = bersama.hang(async (all) => {
        try {
          const within = await judge(deps, call, request, input);
          const text = show(all.filter(within), deps.now());
          reply.raw.write(text === null ? ': tetap\n\n' : `data: ${text}\n\n`);
        } catch (error) {
          // Refused: out. Failed: the browser comes back by itself, and is judged again.
          if (error instanceof Refusal) reply.raw.write('event: keluar\ndata: \n\n');
          reply.raw.end();
        }
      });
      reply.raw.on('close', () => {
        takeDown();
        open.delete(reply);
      });
    });
  };
  mount('/api/langsung/pantauan', contract.monitoring.listPantauan, showDaftar);
  mount('/api/langsung/peta', contract.monitoring.listPeta, showPeta);
}

/** Lets the caller in anew, and answers which organisations he may be shown. */
async function judge(
  deps: Deps,
  call: Call,
  request: FastifyRequest,
  input: Saring,
): Promise<(row: Pantauan) => boolean> {
  const passed = await guard(call, request, deps, deps.now());
  const jangkauan = jangkauanOf(passed as Pick<UserCtx, 'actor' | 'today'>, input);
  const { tenant_id, tugas, organisasi_ids, q } = jangkauan;
  if (tugas === undefined && organisasi_ids === undefined && q === undefined)
    return (row) => tenant_id === undefined || row.tenant_id === tenant_id;
  const tempat = await inScope(deps.db, passed.scope, (trx) => listTempatPantau(trx, jangkauan, deps.now()), {
    readOnly: true,
  });
  const ids = new Set(tempat.map(({ organisasi_id }) => organisasi_id));
  return (row) => ids.has(row.organisasi_id);
}
