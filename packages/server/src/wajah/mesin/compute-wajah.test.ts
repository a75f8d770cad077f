import '../../testing/name-worker.ts';
import { countJarakWajah } from '@hadir/rules/wajah/judge-wajah.ts';
import { expect, test, vi } from 'vitest';
import { runTask } from '../../platform/workers/run-task.ts';
import { potretOf, tanpaWajah, duaOrang } from '../../testing/potret.ts';

// What measures faces runs below everybody else's priority, and on a busy machine slowly.
vi.setConfig({ testTimeout: 120_000 });

const ukur = (content: Uint8Array) => runTask('computeWajah', { content }, { caller: 'uji' });
const ciriOf = async (content: Uint8Array) => {
  const hasil = await ukur(content);
  if ('sebab' in hasil) throw new Error(hasil.sebab);
  return hasil.ciri;
};

test('a face is near to itself in another light and at another size, and far from other people', async () => {
  const [satu, lain] = [await ciriOf(await potretOf('satu')), await ciriOf(await potretOf('lain'))];
  const lagi = await ciriOf(await potretOf('satu', { terang: 0.8, lebar: 300 }));
  expect(satu).toHaveLength(128);
  expect(countJarakWajah(satu, lagi)).toBeLessThan(0.45);
  expect(countJarakWajah(satu, lain)).toBeGreaterThan(0.6);
});

test('a picture without a face, with several, or of no picture at all says nothing', async () => {
  expect(await ukur(await tanpaWajah())).toEqual({ sebab: 'tanpa_wajah' });
  expect(await ukur(await duaOrang())).toEqual({ sebab: 'banyak_wajah' });
  expect(await ukur(await potretOf('satu', { lebar: 90 }))).toEqual({ sebab: 'tanpa_wajah' });
  await expect(ukur(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'input.file_unreadable' });
});
