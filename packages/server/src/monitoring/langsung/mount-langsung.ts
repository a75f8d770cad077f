import { contract } from '@hadir/contract/contract.ts';
import type { SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
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
import { toDaftarPantauan } from '../to-daftar-pantauan.ts';
import { openPantauanBersama } from './open-pantauan-bersama.ts';

const CALL = contract.monitoring.listPantauan;
const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Proxies gather answers otherwise.
  'x-accel-buffering': 'no',
};

/** What `listPantauan` answers, again whenever it changes, as server-sent events. Who may no longer ask is shown nothing more. */
export function mountLangsung(app: FastifyInstance, deps: Deps): void {
  const bersama = openPantauanBersama({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'pantauan langsung gagal dibaca'),
  });
  const readInput = inputReader(CALL);
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end();
  });

  app.get('/api/langsung/pantauan', { config: { isGuarded: true } }, async (request, reply) => {
    const input = (await readInput(request)) as SaringPantauan;
    await judge(deps, request, input);
    reply.hijack();
    reply.raw.writeHead(200, HEAD);
    open.add(reply);
    let shown = '';
    const takeDown = bersama.hang(async (all) => {
      try {
        const within = await judge(deps, request, input);
        const { pada, ...daftar } = toDaftarPantauan(all.filter(within), input, deps.now());
        const text = JSON.stringify(daftar);
        if (text === shown) return void reply.raw.write(': tetap\n\n');
        shown = text;
        reply.raw.write(`data: ${JSON.stringify({ ...daftar, pada })}\n\n`);
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
}

/** Lets the caller in anew, and answers which organisations he may be shown. */
async function judge(deps: Deps, request: FastifyRequest, input: SaringPantauan): Promise<(row: Pantauan) => boolean> {
  const passed = await guard(CALL, request, deps, deps.now());
  const jangkauan = jangkauanOf(passed as Pick<UserCtx, 'actor' | 'today'>, input);
  const { tenant_id, tugas, q } = jangkauan;
  if (tugas === undefined && q === undefined) return (row) => tenant_id === undefined || row.tenant_id === tenant_id;
  const tempat = await inScope(deps.db, passed.scope, (trx) => listTempatPantau(trx, jangkauan, deps.now()), {
    readOnly: true,
  });
  const ids = new Set(tempat.map(({ organisasi_id }) => organisasi_id));
  return (row) => ids.has(row.organisasi_id);
}
