import { expect, test } from 'vitest';
import { findPenyetuju, type JenjangPersetujuan, type PersetujuanFacts } from './find-penyetuju.ts';

const PEMOHON = 1;
const KEPALA = 10;
const DIREKTUR = 20;
const PENGGANTI = 30;
const OPERATOR = 40;
const level = (siapa: JenjangPersetujuan['siapa'], of: Partial<JenjangPersetujuan> = {}): JenjangPersetujuan => ({
  siapa,
  pengganti_user_id: null,
  eskalasi_hari: null,
  ...of,
});
const kepala = level({ jenis: 'kepala_grup' });
const direktur = level({ jenis: 'orang', user_id: DIREKTUR });
const request = (of: Partial<PersetujuanFacts>): PersetujuanFacts => ({
  jenjang: [kepala, direktur],
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

test.each<[string, Partial<PersetujuanFacts>, number[], string]>([
  ['the head of the group at the first level', {}, [KEPALA], 'jenjang'],
  ['the person named at the second', { urutan: 1 }, [DIREKTUR], 'jenjang'],
  [
    'everyone of a role',
    { jenjang: [level({ jenis: 'peran', peran: 'operator' })], operator: [OPERATOR, 41] },
    [OPERATOR, 41],
    'jenjang',
  ],
  ['any operator where no chain is configured', { jenjang: [] }, [OPERATOR], 'operator'],
  [
    'the stand-in beside the named who is away',
    { jenjang: [{ ...kepala, pengganti_user_id: PENGGANTI }], isPergi: (id) => id === KEPALA },
    [KEPALA, PENGGANTI],
    'pengganti',
  ],
  ['only the named while he is there', { jenjang: [{ ...kepala, pengganti_user_id: PENGGANTI }] }, [KEPALA], 'jenjang'],
  [
    'the stand-in where the named has left',
    { jenjang: [{ ...kepala, pengganti_user_id: PENGGANTI }], isAktif: (id) => id !== KEPALA },
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
    { jenjang: [{ ...kepala, eskalasi_hari: 3 }, direktur], menunggu_hari: 3 },
    [KEPALA, DIREKTUR],
    'eskalasi',
  ],
  ['not before', { jenjang: [{ ...kepala, eskalasi_hari: 3 }, direktur], menunggu_hari: 2 }, [KEPALA], 'jenjang'],
  [
    'operators beside the last level that waits too long',
    { urutan: 1, jenjang: [kepala, { ...direktur, eskalasi_hari: 3 }], menunggu_hari: 3 },
    [DIREKTUR, OPERATOR],
    'eskalasi',
  ],
  [
    'any operator where this level and the next have both left and it waits too long',
    { jenjang: [{ ...kepala, eskalasi_hari: 3 }, direktur], menunggu_hari: 9, isAktif: (id) => id === OPERATOR },
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
    { jenjang: [level({ jenis: 'peran', peran: 'admin' })] },
    [OPERATOR],
    'operator',
  ],
  ['any operator where the head asks for himself', { pihak: [KEPALA] }, [OPERATOR], 'operator'],
  ['another operator where the head agreed to the swap', { pihak: [PEMOHON, KEPALA] }, [OPERATOR], 'operator'],
  ['another operator where an operator asks', { jenjang: [], operator: [OPERATOR, PEMOHON] }, [OPERATOR], 'operator'],
])('a request is decided by %s', (_, of, user_ids, sebab) => {
  expect(findPenyetuju(request(of))).toEqual({ user_ids, sebab });
});
