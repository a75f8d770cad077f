import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnsavedWork, hasUnsavedWork, markUnsaved } from '../../kit/form/unsaved-work.ts';
import { createUpdateOffer } from './create-update-offer.ts';

afterEach(forgetUnsavedWork);

function given(may: boolean) {
  let press: () => void = () => undefined;
  const worker = { postMessage: vi.fn() };
  const seen = { offers: 0, asked: 0, reloads: 0, waits: true };
  const offer = createUpdateOffer({
    waiting: () => (seen.waits ? worker : null),
    show: (onReload) => {
      seen.offers += 1;
      press = onReload;
    },
    ask: async () => {
      seen.asked += 1;
      return may;
    },
    reload: () => void (seen.reloads += 1),
  });
  offer.show();
  return { offer, seen, worker, press: () => press() };
}

test('without unsaved work, accepting brings the new version in and reloads once', async () => {
  const { offer, seen, worker, press } = given(true);
  press();
  await expect.poll(() => worker.postMessage.mock.calls).toEqual([['pakai-versi-baru']]);
  offer.taken();
  offer.taken();
  expect(seen).toMatchObject({ asked: 0, reloads: 1 });
});

test('a form half filled in is asked about before it goes, and the page reloads without a second question', async () => {
  markUnsaved();
  const { offer, seen, worker, press } = given(true);
  press();
  await expect.poll(() => worker.postMessage.mock.calls).toHaveLength(1);
  expect(hasUnsavedWork()).toBe(false);
  offer.taken();
  expect(seen).toMatchObject({ asked: 1, reloads: 1 });
});

test('who would rather keep what he typed keeps it, and the offer', async () => {
  markUnsaved();
  const { seen, worker, press } = given(false);
  press();
  await expect.poll(() => seen.offers).toBe(2);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(hasUnsavedWork()).toBe(true);
});

test('a tab with unsaved work is offered what another tab brought in, and accepting reloads it', async () => {
  const unmark = markUnsaved();
  const { offer, seen, worker, press } = given(true);
  offer.taken();
  expect(seen).toMatchObject({ offers: 2, reloads: 0 });
  unmark();
  seen.waits = false;
  press();
  await expect.poll(() => seen.reloads).toBe(1);
  expect(worker.postMessage).not.toHaveBeenCalled();
});
