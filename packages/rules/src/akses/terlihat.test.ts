import { describe, expect, test } from 'vitest';
import { PERAN } from './peran.ts';
import {
  isTerlihat,
  organisasiTerlihat,
  pemilikTerlihat,
  seesHasilKuesioner,
  seesJawabanOrang,
  seesSemua,
} from './terlihat.ts';

const [AKU, REKAN, KEPALA] = [1, 2, 3];
const anggota = { user_id: AKU, peran: 'user' } as const;

test('everybody but a plain user sees everybody’s rows', () => {
  expect(PERAN.filter((peran) => !seesSemua(peran))).toEqual(['user']);
});

describe('a list', () => {
  test('holds only his own to a plain user, whomever he asks for', () => {
    expect(pemilikTerlihat(anggota)).toBe(AKU);
    expect(pemilikTerlihat(anggota, REKAN)).toBe(AKU);
  });

  test.each(PERAN.filter(seesSemua))('holds whom they ask for to a %s, or everybody', (peran) => {
    expect(pemilikTerlihat({ user_id: AKU, peran }, REKAN)).toBe(REKAN);
    expect(pemilikTerlihat({ user_id: AKU, peran })).toBeUndefined();
  });
});

test.each([
  ['his own', { milik: [AKU] }, true],
  ['one that is his and another’s', { milik: [REKAN, AKU] }, true],
  ['another’s', { milik: [REKAN] }, false],
  ['one that he decides', { milik: [REKAN], penyetuju: [KEPALA, AKU] }, true],
  ['one that another decides', { milik: [REKAN], penyetuju: [KEPALA] }, false],
  ['nobody’s', { milik: [] }, false],
])('to a plain user exists %s: %o → %s', (_, pihak, isSeen) => {
  expect(isTerlihat(anggota, pihak)).toBe(isSeen);
  expect(isTerlihat({ ...anggota, peran: 'operator' }, pihak)).toBe(true);
});

test('organisations are seen by those who belong to them, who watch them, and who stand above them', () => {
  expect(PERAN.map((peran) => [peran, organisasiTerlihat(peran)])).toEqual([
    ['super_admin', 'semua'],
    ['admin', 'semua'],
    ['operator', 'keanggotaan'],
    ['user', 'keanggotaan'],
    ['pemantau', 'tugas'],
    ['viewer', 'semua'],
  ]);
});

test('results of a questionnaire are read by operators, those above them, and viewers, who read nobody’s answers', () => {
  const reading = PERAN.filter(seesHasilKuesioner);
  expect(reading).toEqual(['super_admin', 'admin', 'operator', 'viewer']);
  expect(reading.filter(seesJawabanOrang)).toEqual(['super_admin', 'admin', 'operator']);
});
