import { hasIzin, IZIN } from '@hadir/rules/akses/izin.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { givenMe, givenOrganisasi } from '../../testing/orang.ts';
import { addressAt } from '../addresses/addresses.ts';
import { menuOf } from '../addresses/menu-of.ts';
import { nextStep } from './next-step.ts';

/** What a matrix that fell as it may says of everybody; the same each time for a number. */
const acak = (nomor: number) => Math.floor(Math.abs(Math.sin(nomor) * 10_000)) % 2 === 0;
const izinKe = (nomor: number) => IZIN.map((name, kolom) => ({ name, value: acak(nomor * 100 + kolom) }));

const admin = givenMe({ is_admin: true });
const ORANG = {
  'a member': { me: givenMe(), organisasi: givenOrganisasi({ peran: 'user', role: KODE_PERAN.user }) },
  'an operator': { me: givenMe(), organisasi: givenOrganisasi() },
  'an admin in an organisation': { me: admin, organisasi: givenOrganisasi({ peran: 'admin', role: KODE_PERAN.admin }) },
  'an admin': { me: admin, organisasi: null },
};

test.each(Object.entries(ORANG))('whatever the matrix says, %s finds nothing closed in his menu', (_, orang) => {
  for (let nomor = 0; nomor < 200; nomor++) {
    const izin = izinKe(nomor);
    const items = menuOf({ ...orang, izin }).flatMap(({ items }) =>
      items.flatMap((item) => ('children' in item ? item.children : [item])),
    );
    const organisasi_id = orang.organisasi?.organisasi_id;
    for (const { to, label } of items) {
      const params = { tenant_id: 3, ...(organisasi_id && { organisasi_id }) };
      const { bagi = null } = addressAt(to);
      const step = nextStep({ ...orang, to, bagi, params, from: 'home', chosen: organisasi_id ?? null, izin });
      expect(step, `${label} with matrix ${nomor}`).toEqual({ do: 'enter' });
    }
  }
});

test('what the matrix takes from a role is gone from its menu, and closed by its address', () => {
  const organisasi = givenOrganisasi();
  const izin = IZIN.map((name) => ({ name, value: name !== 'group.index' && hasIzin('operator', name) }));
  const labels = menuOf({ me: givenMe(), organisasi, izin }).flatMap(({ items }) =>
    items.flatMap((item) => ('children' in item ? item.children : [item]).map(({ label }) => label)),
  );
  expect(labels).toContain('Daftar');
  expect(labels).not.toContain('Grup');
  const params = { organisasi_id: organisasi.organisasi_id };
  const fakta = { me: givenMe(), organisasi, izin, params, from: 'home', chosen: organisasi.organisasi_id } as const;
  expect(nextStep({ ...fakta, to: 'grup', bagi: null })).toEqual({ do: 'forbid' });
});
