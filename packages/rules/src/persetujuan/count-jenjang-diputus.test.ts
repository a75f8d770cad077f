import { expect, test } from 'vitest';
import { countJenjangDiputus } from './count-jenjang-diputus.ts';
import type { JenjangPersetujuan, PersetujuanFacts } from './find-penyetuju.ts';

const PEMOHON = 1;
const KEPALA = 10;
const DIREKTUR = 20;
const WAKIL = 30;
const OPERATOR = 40;
const level = (siapa: JenjangPersetujuan['siapa'], of: Partial<JenjangPersetujuan> = {}): JenjangPersetujuan => ({
  siapa,
  pengganti_user_id: null,
  eskalasi_hari: null,
  ...of,
});
const kepalaGrup = level({ jenis: 'kepala_grup' });
const kepala = level({ jenis: 'orang', user_id: KEPALA });
const direktur = level({ jenis: 'orang', user_id: DIREKTUR });
const operator = level({ jenis: 'peran', peran: 'operator' });
const request = (of: Partial<PersetujuanFacts>): PersetujuanFacts => ({
  jenjang: [kepalaGrup, direktur],
  urutan: 0,
  pihak: [PEMOHON],
  menunggu_hari: 0,
  kepalaGrup: [KEPALA],
  operator: [OPERATOR],
  admin: [],
  isAktif: () => true,
  isPergi: () => false,
  ...of,
});

test.each<[string, number, Partial<PersetujuanFacts>, number]>([
  ['stands for this level where the next is somebody else’s', KEPALA, {}, 1],
  ['stands for both where the head of the group is named next', KEPALA, { jenjang: [kepalaGrup, kepala] }, 2],
  ['stands for three in a row', KEPALA, { jenjang: [kepala, kepalaGrup, kepala] }, 3],
  ['stops at the first that is not his', KEPALA, { jenjang: [kepalaGrup, direktur, kepala] }, 1],
  ['counts from the present level', KEPALA, { jenjang: [direktur, kepalaGrup, kepala], urutan: 1 }, 2],
  [
    'stands for a role that he has as well',
    KEPALA,
    { jenjang: [kepalaGrup, operator], operator: [OPERATOR, KEPALA] },
    2,
  ],
  [
    'stands for the level of him whom he stands in for',
    WAKIL,
    {
      jenjang: [level({ jenis: 'orang', user_id: WAKIL }), { ...direktur, pengganti_user_id: WAKIL }],
      isPergi: (id) => id === DIREKTUR,
    },
    2,
  ],
  [
    'does not while the named is there',
    WAKIL,
    { jenjang: [level({ jenis: 'orang', user_id: WAKIL }), { ...direktur, pengganti_user_id: WAKIL }] },
    1,
  ],
  [
    'of an operator in place of one who left stands for that level alone',
    OPERATOR,
    { isAktif: (id) => id === OPERATOR },
    1,
  ],
  [
    'of an operator in place of one who left stands for an operators’ level after it',
    OPERATOR,
    { jenjang: [kepalaGrup, operator], isAktif: (id) => id === OPERATOR },
    2,
  ],
  [
    'of the next, where this one waited too long, stands for both',
    DIREKTUR,
    { jenjang: [{ ...kepalaGrup, eskalasi_hari: 3 }, direktur], menunggu_hari: 3 },
    2,
  ],
  [
    'and on for a further level that is his',
    DIREKTUR,
    { jenjang: [{ ...kepalaGrup, eskalasi_hari: 3 }, direktur, direktur], menunggu_hari: 3 },
    3,
  ],
  [
    'of the named stands for his own where it waited too long',
    KEPALA,
    { jenjang: [{ ...kepalaGrup, eskalasi_hari: 3 }, direktur], menunggu_hari: 3 },
    1,
  ],
  [
    'of an operator on the last level that waited too long ends with the chain',
    OPERATOR,
    { urutan: 1, jenjang: [kepalaGrup, { ...direktur, eskalasi_hari: 1 }], menunggu_hari: 1 },
    1,
  ],
  [
    'of an admin whom escalation did not reach stands for this level',
    50,
    { jenjang: [{ ...kepalaGrup, eskalasi_hari: 3 }, direktur], menunggu_hari: 3, admin: [50] },
    1,
  ],
  ['stands for one of two levels that ask the same role', OPERATOR, { jenjang: [operator, operator] }, 1],
  ['is one where there is no chain', OPERATOR, { jenjang: [] }, 1],
])('a decision %s', (_, user_id, of, expected) => {
  expect(countJenjangDiputus(request(of), user_id)).toBe(expected);
});
