import { contract } from '@hadir/contract/contract.generated.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { guard, guardAgain, tokenOf, type Passed } from '../../platform/http/access/guard.ts';
import { inputReader } from '../../platform/http/input/read-input.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { jangkauanOf, type Jangkauan } from '../jangkauan-of.ts';
import type { Pandangan } from './dinding.ts';
import { isTerjangkau } from './is-terjangkau.ts';
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

/** So often it is said that the connection stands: who hears nothing for longer knows that it does not. */
const DETAK_MS = 5_000;

/** What the calls of monitoring answer, again whenever it changes, as server-sent events. Who may no longer ask is shown nothing more. */
export function mountLangsung(app: FastifyInstance, deps: Deps): void {
  const bersama = openPantauanBersama({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'pantauan langsung gagal dibaca'),
  });
  const open = new Set<FastifyReply>();
  const beat = setInterval(() => {
    for (const reply of open) reply.raw.write('event: detak\ndata: \n\n');
  }, DETAK_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const reply of open) reply.raw.end();
  });

  const mount = <Input extends Saring>(path: string, call: Call, showing: (input: Input) => Tampilan) => {
    const readInput = inputReader(call);
    app.get(path, { config: { isGuarded: true } }, async (request, reply) => {
      // The reader has judged it by the call's own schema.
      const input = (await readInput(request)) as Input;
      const { tugas } = reach(await guard(call, request, deps, deps.now()), input);
      reply.hijack();
      reply.raw.writeHead(200, HEAD);
      open.add(reply);
      const show = showing(input);
      const see = ({ pelaku, pickOnce, tugasOf }: Pandangan) => {
        try {
          const now = deps.now();
          const jangkauan = reach(guardAgain(call, pelaku, { faktorAtas: deps.faktorAtas, now }), input);
          const key = JSON.stringify([path, input, jangkauan]);
          const within = pickOnce(key, (row) => isTerjangkau(row, jangkauan, input.q, tugasOf));
          const text = show(within, now);
          reply.raw.write(text === null ? ': tetap\n\n' : `data: ${text}\n\n`);
        } catch (error) {
          // Refused: out. Failed: the browser comes back by itself, and is judged again.
          if (error instanceof Refusal) reply.raw.write('event: keluar\ndata: \n\n');
          reply.raw.end();
        }
      };
      const takeDown = bersama.hang({
        token_hash: tokenOf(request, deps.publicUrl),
        pemantau_id: tugas?.user_id ?? null,
        show: see,
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

/** What somebody who was let in may be shown. */
const reach = (passed: Passed, input: Saring): Jangkauan =>
  jangkauanOf(passed as Pick<UserCtx, 'actor' | 'today'>, input);
