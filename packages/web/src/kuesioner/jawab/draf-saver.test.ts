import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../kit/failure/api-error.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { createDrafSaver, type KeadaanDraf } from './draf-saver.ts';

let sent: number[] = [];
let answer: () => Promise<void>;
let heard: KeadaanDraf[] = [];
const given = () =>
  createDrafSaver({
    send: async ([one]) => {
      sent.push(Number(one?.nilai));
      await answer();
    },
    onKeadaan: (keadaan) => void heard.push(keadaan),
  });
const isi = (nilai: number) => [{ pertanyaan_id: 1, nilai }];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  heard = [];
  answer = () => Promise.resolve();
});
afterEach(() => vi.useRealTimers());

test('what is typed in a row is saved once, as it stood last', async () => {
  const saver = given();
  for (const nilai of [1, 2, 3]) saver.save(isi(nilai));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([3]);
  expect(heard).toEqual(['tersimpan']);
});

test('what is typed while a save is under way goes with the next, never beside it', async () => {
  const saver = given();
  let release = () => {};
  answer = () => new Promise((resolve) => (release = resolve));
  saver.save(isi(1));
  await vi.advanceTimersByTimeAsync(1000);
  saver.save(isi(2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([1]);
  answer = () => Promise.resolve();
  release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([1, 2]);
});

test('without a connection it stays on the device, and is tried again', async () => {
  const saver = given();
  answer = () => Promise.reject(new ConnectionError());
  saver.save(isi(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['di_perangkat']);
  answer = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([1, 1]);
  expect(heard).toEqual(['di_perangkat', 'tersimpan']);
});

test('once the server refuses it says why and asks no more', async () => {
  const saver = given();
  answer = () => Promise.reject(new ApiError({ code: 433, message: 'Kuesioner ini sudah ditutup' }));
  saver.save(isi(1));
  await vi.advanceTimersByTimeAsync(60_000);
  saver.save(isi(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([1]);
  expect(heard).toEqual([{ ditolak: 'Kuesioner ini sudah ditutup' }]);
});

test('what is written wrongly keeps nothing that is written after it from being saved', async () => {
  const saver = given();
  answer = () => Promise.reject(new ApiError({ code: 422, message: 'Periksa kembali isian Anda' }));
  saver.save(isi(1));
  await vi.advanceTimersByTimeAsync(5000);
  answer = () => Promise.resolve();
  saver.save(isi(2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([1, 2]);
  expect(heard).toEqual([{ ditolak: 'Periksa kembali isian Anda' }, 'tersimpan']);
});

test('once the answers themselves are sent nothing is saved, and again where they were not taken', async () => {
  const saver = given();
  saver.save(isi(1));
  saver.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  saver.resume();
  saver.save(isi(2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([2]);
});
