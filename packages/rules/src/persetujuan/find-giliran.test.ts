import { describe, expect, test } from 'vitest';
import { PERAN } from '../akses/peran.ts';
import { alwaysHasGiliran, findGiliran } from './find-giliran.ts';

const [PEMOHON, REKAN, KEPALA, LAIN] = [1, 2, 3, 4];
const hak = { penyetuju: [KEPALA], sebab: 'jenjang' as const, countJenjang: (id: number) => (id === KEPALA ? 2 : 1) };
const giliran = (user_id: number, peran: 'user' | 'operator' | 'admin' | 'super_admin', has = true) =>
  findGiliran({ user_id, peran }, [PEMOHON, REKAN], has ? hak : undefined);

describe('a request that waits is decided', () => {
  test('by whom its level names, whatever he is, for the levels that he holds', () => {
    expect(giliran(KEPALA, 'user')).toEqual({ sebab: 'jenjang', maju: 2 });
  });

  test('by a tenant admin and who is above him, for one level', () => {
    expect(giliran(LAIN, 'admin')).toEqual({ sebab: 'operator', maju: 1 });
    expect(giliran(LAIN, 'super_admin')).toEqual({ sebab: 'operator', maju: 1 });
    expect(giliran(LAIN, 'admin', false)).toEqual({ sebab: 'operator', maju: 1 });
  });

  test('by those alone whatever its chain says', () => {
    expect(PERAN.filter((peran) => alwaysHasGiliran(peran))).toEqual(['super_admin', 'admin']);
  });

  test('by nobody else, operators neither', () => {
    expect(giliran(LAIN, 'operator')).toBeUndefined();
    expect(giliran(LAIN, 'user')).toBeUndefined();
    expect(giliran(KEPALA, 'operator', false)).toBeUndefined();
  });

  test('never by those whose it is, whatever they are', () => {
    for (const one of [PEMOHON, REKAN]) expect(giliran(one, 'admin')).toBeUndefined();
    expect(
      findGiliran({ user_id: PEMOHON, peran: 'user' }, [PEMOHON], { ...hak, penyetuju: [PEMOHON] }),
    ).toBeUndefined();
  });
});
