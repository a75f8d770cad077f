import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { TIPE_ATRIBUT } from '@hadir/rules/atribut/tipe-atribut.ts';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { IsianAtributSection } from './isian-atribut-section.tsx';

const NAMA = 'N'.repeat(60);
const semua = TIPE_ATRIBUT.map((tipe, atribut_id): AtributAktif => ({
  atribut_id,
  nama: `${tipe}${NAMA}`.slice(0, 60),
  tipe,
  pilihan: ['S', 'M'],
  is_wajib: true,
  is_diisi_anggota: true,
  is_dilihat_anggota: true,
  is_milik_tenant: false,
}));

test('a name of sixty letters without a space stays beside the others, filled in or shown', async () => {
  const screen = await renderUi(
    <>
      <IsianAtributSection legend="Atribut" atribut={semua} nilai={{}} onChange={() => undefined} errors={{}} />
      <Facts facts={semua.map(({ nama }) => ({ label: nama, value: null }))} />
    </>,
  );
  const names = [...screen.container.querySelectorAll<HTMLElement>('label, dt')];
  expect(names.length).toBeGreaterThanOrEqual(2 * semua.length);
  const wider = names.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0));
  expect(wider.map(({ textContent }) => textContent)).toEqual([]);
});
