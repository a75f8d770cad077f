import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { endAll, untilEnd } from './left-running.ts';

test('what is left running is ended, the last first, also after one that cannot be; what was ended is not ended again', async () => {
  const ended: string[] = [];
  const said = vi.spyOn(console, 'error').mockReturnValue();
  untilEnd(async () => ended.push('basis data'));
  untilEnd(async () => {
    throw new Error('macet');
  });
  const end = untilEnd(async () => ended.push('peramban'));
  untilEnd(async () => ended.push('server'));
  await end();
  await endAll();
  await endAll();
  expect(ended).toEqual(['peramban', 'server', 'basis data']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('whoever ends all while that is under way waits until it is done', async () => {
  const ended: string[] = [];
  const gate = Promise.withResolvers<void>();
  const end = untilEnd(async () => {
    await gate.promise;
    ended.push('server');
  });
  const all = [end(), endAll(), endAll()];
  const first = await Promise.race([...all, Promise.resolve('nobody')]);
  gate.resolve();
  await Promise.all(all);
  expect([first, ...ended]).toEqual(['nobody', 'server']);
});

test('a failure that nobody awaits ends what is left running before it ends the process', async () => {
  const program = `
    import { endAllAtLast, untilEnd } from '${import.meta.dirname}/left-running.ts';
    endAllAtLast();
    untilEnd(async () => console.log('server berakhir'));
    void Promise.reject(new Error('dijawab 404'));
    setTimeout(() => console.log('pengukuran berlanjut'), 20_000);`;
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(child.stdout).toBe('server berakhir\n');
  expect(child.stderr).toContain('dijawab 404');
  expect(child.status).toBe(1);
});
