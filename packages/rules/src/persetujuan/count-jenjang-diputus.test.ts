import { expect, test } from 'vitest';
import {
  DIREKTUR,
  DIREKTUR_DISEBUT,
  KEPALA,
  KEPALA_GRUP,
  OPERATOR,
  PEMOHON,
  PENGGANTI,
  givenJenjang,
  givenPermintaan,
} from '../testing/given-persetujuan.ts';
import { countJenjangDiputus } from './count-jenjang-diputus.ts';
import type { FaktaPersetujuan } from './find-penyetuju.ts';

const kepala = givenJenjang({ jenis: 'orang', user_id: KEPALA });
const operator = givenJenjang({ jenis: 'peran', peran: 'operator' });

test.each<[string, number, Partial<FaktaPersetujuan>, number]>([
  ['stands for this level where the next is somebody else’s', KEPALA, {}, 1],
  ['stands for both where the head of the group is named next', KEPALA, { jenjang: [KEPALA_GRUP, kepala] }, 2],
  ['stands for three in a row', KEPALA, { jenjang: [kepala, KEPALA_GRUP, kepala] }, 3],
  ['stops at the first that is not his', KEPALA, { jenjang: [KEPALA_GRUP, DIREKTUR_DISEBUT, kepala] }, 1],
  ['counts from the present level', KEPALA, { jenjang: [DIREKTUR_DISEBUT, KEPALA_GRUP, kepala], urutan: 1 }, 2],
  [
    'stands for a role that he has as well',
    KEPALA,
    { jenjang: [KEPALA_GRUP, operator], operator: [OPERATOR, KEPALA] },
    2,
  ],
  [
    'stands for the level of him whom he stands in for',
    PENGGANTI,
    {
      jenjang: [
        givenJenjang({ jenis: 'orang', user_id: PENGGANTI }),
        { ...DIREKTUR_DISEBUT, pengganti_user_id: PENGGANTI },
      ],
      isPergi: (id) => id === DIREKTUR,
    },
    2,
  ],
  [
    'does not while the named is there',
    PENGGANTI,
    {
      jenjang: [
        givenJenjang({ jenis: 'orang', user_id: PENGGANTI }),
        { ...DIREKTUR_DISEBUT, pengganti_user_id: PENGGANTI },
      ],
    },
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
    { jenjang: [KEPALA_GRUP, operator], isAktif: (id) => id === OPERATOR },
    2,
  ],
  [
    'of the next, where this one waited too long, stands for both',
    DIREKTUR,
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT], menunggu_hari: 3 },
    2,
  ],
  [
    'and on for a further level that is his',
    DIREKTUR,
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT, DIREKTUR_DISEBUT], menunggu_hari: 3 },
    3,
  ],
  [
    'of the named stands for his own where it waited too long',
    KEPALA,
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT], menunggu_hari: 3 },
    1,
  ],
  [
    'of an operator on the last level that waited too long ends with the chain',
    OPERATOR,
    { urutan: 1, jenjang: [KEPALA_GRUP, { ...DIREKTUR_DISEBUT, eskalasi_hari: 1 }], menunggu_hari: 1 },
    1,
  ],
  [
    'of an admin whom escalation did not reach stands for this level',
    50,
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT], menunggu_hari: 3, admin: [50] },
    1,
  ],
  ['stands for one of two levels that ask the same role', OPERATOR, { jenjang: [operator, operator] }, 1],
  ['stands for all where the chain is its owner’s own choice', OPERATOR, { jenjang_oleh: PEMOHON }, 2],
  ['is one where there is no chain', OPERATOR, { jenjang: [] }, 1],
])('a decision %s', (_, user_id, of, expected) => {
  expect(countJenjangDiputus(givenPermintaan(of), user_id)).toBe(expected);
});
