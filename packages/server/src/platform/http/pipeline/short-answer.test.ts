import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { restoreAnswer, shortenAnswer } from './short-answer.ts';

const jawaban = fc.oneof(
  fc.json(),
  fc
    .dictionary(fc.constantFrom('presensi_id', 'nama', 'is_luring', 'lain', '"kode":'), fc.jsonValue())
    .map((isi) => JSON.stringify(isi)),
  fc.string().map((kata) => JSON.stringify({ nama: kata, hari: { status: kata, cuti: null } })),
);

test('an answer that was kept short is told again to the letter', () => {
  fc.assert(
    fc.property(jawaban, (text) => {
      expect(restoreAnswer(shortenAnswer(text))).toBe(text);
    }),
  );
});

test('the names of a check-in’s fields take two letters, also with what is empty', () => {
  const text = '{"code":201,"data":{"presensi":{"presensi_id":7,"alasan":null,"is_luring":false,"lain":null}}}';
  const short = shortenAnswer(text);
  expect(short).toHaveLength(37);
  expect(restoreAnswer(short)).toBe(text);
  expect(restoreAnswer(text)).toBe(text);
});
