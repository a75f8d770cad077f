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
  givenKepala,
  givenPermintaan,
} from '../testing/given-persetujuan.ts';
import { findPenyetuju, type FaktaPersetujuan, type PilihanSendiri } from './find-penyetuju.ts';

test.each<[string, Partial<FaktaPersetujuan>, number[], string]>([
  ['the head of the group at the first level', {}, [KEPALA], 'jenjang'],
  ['the person named at the second', { urutan: 1 }, [DIREKTUR], 'jenjang'],
  [
    'everyone of a role',
    { jenjang: [givenJenjang({ jenis: 'peran', peran: 'operator' })], operator: [OPERATOR, 41] },
    [OPERATOR, 41],
    'jenjang',
  ],
  ['any operator where no chain is configured', { jenjang: [] }, [OPERATOR], 'operator'],
  [
    'the stand-in beside the named who is away',
    { jenjang: [{ ...KEPALA_GRUP, pengganti_user_id: PENGGANTI }], isPergi: (id) => id === KEPALA },
    [KEPALA, PENGGANTI],
    'pengganti',
  ],
  [
    'only the named while he is there',
    { jenjang: [{ ...KEPALA_GRUP, pengganti_user_id: PENGGANTI }] },
    [KEPALA],
    'jenjang',
  ],
  [
    'the stand-in where the named has left',
    { jenjang: [{ ...KEPALA_GRUP, pengganti_user_id: PENGGANTI }], isAktif: (id) => id !== KEPALA },
    [PENGGANTI],
    'pengganti',
  ],
  [
    'any operator where the named has left and nobody stands in',
    { isAktif: (id) => id !== KEPALA },
    [OPERATOR],
    'operator',
  ],
  ['any operator where the group has no head', { kepalaGrup: [] }, [OPERATOR], 'operator'],
  [
    'the next level as well once this one has waited long enough',
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT], menunggu_hari: 3 },
    [KEPALA, DIREKTUR],
    'eskalasi',
  ],
  [
    'not before',
    { jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT], menunggu_hari: 2 },
    [KEPALA],
    'jenjang',
  ],
  [
    'operators beside the last level that waits too long',
    { urutan: 1, jenjang: [KEPALA_GRUP, { ...DIREKTUR_DISEBUT, eskalasi_hari: 3 }], menunggu_hari: 3 },
    [DIREKTUR, OPERATOR],
    'eskalasi',
  ],
  [
    'any operator where this level and the next have both left and it waits too long',
    {
      jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT],
      menunggu_hari: 9,
      isAktif: (id) => id === OPERATOR,
    },
    [OPERATOR],
    'operator',
  ],
  [
    'the tenant’s admin where the only operator asks',
    { jenjang: [], operator: [PEMOHON], admin: [50] },
    [50],
    'operator',
  ],
  ['the tenant’s admin where everyone else has left', { isAktif: (id) => id === 50, admin: [50] }, [50], 'operator'],
  [
    'any operator where a level names the admins and there is none',
    { jenjang: [givenJenjang({ jenis: 'peran', peran: 'admin' })] },
    [OPERATOR],
    'operator',
  ],
  ['any operator where the head asks for himself', { pihak: [KEPALA] }, [OPERATOR], 'operator'],
  ['another operator where the head agreed to the swap', { pihak: [PEMOHON, KEPALA] }, [OPERATOR], 'operator'],
  ['another operator where an operator asks', { jenjang: [], operator: [OPERATOR, PEMOHON] }, [OPERATOR], 'operator'],
])('a request is decided by %s', (_, of, user_ids, sebab) => {
  expect(findPenyetuju(givenPermintaan(of))).toEqual({ user_ids, sebab, pilihan_sendiri: null });
});

const SENDIRIAN = { operator: [PEMOHON], admin: [50] };
const OLEH_SENDIRI = { ditunjuk_oleh: PEMOHON };

test.each<[string, Partial<FaktaPersetujuan>, number[], PilihanSendiri]>([
  ['the head whom he named', { kepalaGrup: [givenKepala(OLEH_SENDIRI)] }, [OPERATOR], 'kepala'],
  [
    'the head of a group that he put himself into',
    { kepalaGrup: [givenKepala({ ditunjuk_oleh: 50, ditempatkan_oleh: PEMOHON })] },
    [OPERATOR],
    'penempatan',
  ],
  ['the chain that he saved last', { jenjang_oleh: PEMOHON }, [OPERATOR], 'jalur'],
  ['the chain that he saved last, at its last level', { jenjang_oleh: PEMOHON, urutan: 1 }, [OPERATOR], 'jalur'],
  [
    'the chain whose stand-in he chose',
    {
      jenjang_oleh: PEMOHON,
      jenjang: [{ ...DIREKTUR_DISEBUT, pengganti_user_id: PENGGANTI }],
      isPergi: (id) => id === DIREKTUR,
    },
    [OPERATOR],
    'jalur',
  ],
  ['the head whom the only operator named', { ...SENDIRIAN, kepalaGrup: [givenKepala(OLEH_SENDIRI)] }, [50], 'kepala'],
  ['the chain that the only operator saved', { ...SENDIRIAN, jenjang_oleh: PEMOHON }, [50], 'jalur'],
  [
    'the chain that one saved who agreed to the swap',
    { pihak: [2, PEMOHON], jenjang_oleh: PEMOHON },
    [OPERATOR],
    'jalur',
  ],
])('a request is not led by whom its owner chose: not by %s', (_, of, user_ids, pilihan_sendiri) => {
  expect(findPenyetuju(givenPermintaan(of))).toEqual({ user_ids, sebab: 'operator', pilihan_sendiri });
});

test.each<[string, Partial<FaktaPersetujuan>, number[], string]>([
  [
    'the head and the chain that another chose',
    { jenjang_oleh: OPERATOR, kepalaGrup: [givenKepala({ ditunjuk_oleh: OPERATOR, ditempatkan_oleh: OPERATOR })] },
    [KEPALA],
    'jenjang',
  ],
  [
    'the stand-in whom another chose for the head whom he named himself',
    {
      jenjang: [{ ...KEPALA_GRUP, pengganti_user_id: PENGGANTI }],
      kepalaGrup: [givenKepala(OLEH_SENDIRI)],
    },
    [PENGGANTI],
    'pengganti',
  ],
  [
    'the next level, where this one of his choice waits too long',
    {
      jenjang: [{ ...KEPALA_GRUP, eskalasi_hari: 3 }, DIREKTUR_DISEBUT],
      menunggu_hari: 3,
      kepalaGrup: [givenKepala(OLEH_SENDIRI)],
    },
    [DIREKTUR],
    'eskalasi',
  ],
  [
    'the operators where he heads his group himself',
    { kepalaGrup: [givenKepala({ ...OLEH_SENDIRI, user_id: PEMOHON })] },
    [OPERATOR],
    'operator',
  ],
  [
    'the chain that he saved where nobody else is there',
    { operator: [PEMOHON], jenjang_oleh: PEMOHON },
    [KEPALA],
    'jenjang',
  ],
  [
    'the head whom he named where nobody else is there',
    { operator: [PEMOHON], admin: [PEMOHON], kepalaGrup: [givenKepala(OLEH_SENDIRI)] },
    [KEPALA],
    'jenjang',
  ],
])('a request is led by %s', (_, of, user_ids, sebab) => {
  expect(findPenyetuju(givenPermintaan(of))).toEqual({ user_ids, sebab, pilihan_sendiri: null });
});
