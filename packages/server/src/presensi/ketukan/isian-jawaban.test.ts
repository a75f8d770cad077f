import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ISIAN_JAWABAN } from './isian-jawaban.ts';
import { makeShortAnswer } from '../../platform/kit/short-answer.ts';

const { restore, shorten } = makeShortAnswer(ISIAN_JAWABAN);

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
      expect(restore(shorten(text))).toBe(text);
    }),
  );
});

test('the names of a check-in’s fields take two letters, also with what is empty', () => {
  const text = '{"code":201,"data":{"presensi":{"presensi_id":7,"alasan":null,"is_luring":false,"lain":null}}}';
  const short = shorten(text);
  expect(short).toHaveLength(37);
  expect(restore(short)).toBe(text);
  expect(restore(text)).toBe(text);
});
