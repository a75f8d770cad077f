import { expect, test } from 'vitest';
import { seesMenuKlaim } from './sees-menu-klaim.ts';

test.each([
  ['a member or operator of organisation 258 does not see Ubah Presensi in the menu', 258, false, false],
  ['an admin sees it there', 258, true, true],
  ['everybody sees it in any other organisation', 257, false, true],
])('%s (aturan/perbaikan#menu)', (_, organisasi_id, is_admin, sees) => {
  expect(seesMenuKlaim({ organisasi_id }, { is_admin })).toBe(sees);
});
