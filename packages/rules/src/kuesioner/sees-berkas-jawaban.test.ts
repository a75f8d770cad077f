import { expect, test } from 'vitest';
import { seesBerkasJawaban } from './sees-berkas-jawaban.ts';

const [AKU, REKAN] = [1, 2];

test.each([
  ['his own, sent or not', 'user', {}, { user_id: AKU, terkirim: false }, true],
  ['another’s that was sent', 'user', { user: { 'kuesioner.index': true } }, { user_id: REKAN, terkirim: true }, false],
  ['another’s that was sent', 'operator', {}, { user_id: REKAN, terkirim: true }, true],
  ['another’s that was sent', 'viewer', {}, { user_id: REKAN, terkirim: true }, false],
  ['a draft’s of another', 'operator', {}, { user_id: REKAN, terkirim: false }, false],
  ['what came through the link', 'operator', {}, { user_id: null, terkirim: true }, true],
  [
    'another’s, without the name',
    'operator',
    { operator: { 'kuesioner.index': false } },
    { user_id: REKAN, terkirim: true },
    false,
  ],
] as const)('%s, to a %s of %o: %o → %s', (_, peran, izin, berkas, sees) => {
  expect(seesBerkasJawaban({ user_id: AKU, peran, izin }, berkas)).toBe(sees);
});
