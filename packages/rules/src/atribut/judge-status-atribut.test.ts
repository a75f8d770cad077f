import { describe, expect, test } from 'vitest';
import { judgeStatusAtribut, type StatusAtribut } from './judge-status-atribut.ts';

type Kasus = [string, StatusAtribut | null, 11 | 12 | undefined, boolean, StatusAtribut | null];

describe('where the tenant approves', () => {
  test.each<Kasus>([
    ['a new one waits', null, undefined, true, 13],
    ['a changed one waits again', 11, undefined, true, 13],
    ['also where it is switched off at once', 11, 12, true, 13],
    ['switching off and on waits for nobody', 11, 12, false, 12],
    ['and on', 12, 11, false, 11],
    ['what is saved as it was stays', 11, undefined, false, 11],
    ['a rejected one that is changed waits again', 14, undefined, true, 13],
    ['a rejected one saved as it was stays rejected', 14, undefined, false, 14],
    ['one that waits cannot be made active by its owner', 13, 11, false, null],
    ['nor can a rejected one', 14, 11, false, null],
  ])('%s', (_, sebelum, diminta, isBerubah, sesudah) => {
    expect(judgeStatusAtribut({ sebelum, diminta, isBerubah, isPerluDisetujui: true })).toBe(sesudah);
  });
});

describe('where nobody approves', () => {
  test.each<Kasus>([
    ['a new one is active', null, undefined, true, 11],
    ['a changed one stays what it is', 12, undefined, true, 12],
    ['it becomes what is asked for', 11, 12, true, 12],
    ['one that still waits is active with its next change', 13, undefined, true, 11],
    ['a rejected one too', 14, undefined, true, 11],
  ])('%s', (_, sebelum, diminta, isBerubah, sesudah) => {
    expect(judgeStatusAtribut({ sebelum, diminta, isBerubah, isPerluDisetujui: false })).toBe(sesudah);
  });
});
