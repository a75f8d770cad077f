import { expect, test } from 'vitest';
import { judgeKataSandi } from './judge-kata-sandi.ts';

const siti = [
  'siti.nurhaliza',
  'siti.nur@sekolah.sch.id',
  'Siti Nurhaliza, S.Pd.',
  '198501012010012001',
  '081234567890',
];
const judge = (password: string) =>
  judgeKataSandi(password, {
    umum: new Set(['qwerty', 'p@ssw0rd']),
    kata: new Set(['sayang', 'iloveyou']),
    identitas: siti,
  });

test.each([
  ['qwerty', 'umum'],
  ['QWERTY', 'umum'],
  ['P@ssw0rd', 'umum'],
  ['sayang', 'umum'],
  ['Sayang123!', 'umum'],
  ['i love you', 'umum'],
  ['aaaaaaaa', 'umum'],
  ['siti.nurhaliza', 'identitas'],
  ['SitiNurhaliza', 'identitas'],
  ['siti2024', 'identitas'],
  ['Nurhaliza#1', 'identitas'],
  ['siti.nur', 'identitas'],
  ['siti.nur@sekolah.sch.id', 'identitas'],
  ['198501012010012001', 'identitas'],
  ['1985 0101 2010 012001', 'identitas'],
  ['081234567890', 'identitas'],
  ['sayangku-di-kebun-7', null],
  ['qwerty-tetapi-panjang', null],
  ['Kelapa-muda-7', null],
  ['siti suka kopi', null],
  ['S.Pd.-lulus-2010', null],
])('%s is %s', (password, judged) => {
  expect(judge(password)).toBe(judged);
}); // prettier-ignore
