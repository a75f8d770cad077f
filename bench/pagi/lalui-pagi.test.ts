import { expect, test } from 'vitest';
import { laluiPagi } from './lalui-pagi.ts';

test('a tap that nobody answers fails the morning where it is awaited, and is not left unhandled until the last is due', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const satu = { menit: 0, zona: 0, jenis: 'biasa' as const };
  const ketukan = [
    { ...satu, pada: 0 },
    { ...satu, pada: 150 },
    { ...satu, pada: 60_000 },
  ];
  // Port 1 is nobody's.
  const pagi = laluiPagi('http://127.0.0.1:1', ketukan, () => ({ organisasi_id: 1, user_id: 1 }));
  await expect(pagi).rejects.toThrow('ECONNREFUSED');
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}, 10_000);
