import { expect, test } from 'vitest';
import { mayHandAktivasi } from './may-hand-aktivasi.ts';
import { PERAN } from '../peran.ts';

test('an activation is handed out by operators and who is above them, by no one who only reads', () => {
  expect(PERAN.filter((peran) => mayHandAktivasi(peran))).toEqual(['super_admin', 'admin', 'operator']);
});
