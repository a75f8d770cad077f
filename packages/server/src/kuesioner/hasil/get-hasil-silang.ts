import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { listTertutup } from '@hadir/rules/kuesioner/list-tertutup.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getUntukHasil, requirePertanyaan } from './get-untuk-hasil.ts';
import { listSilang } from './hasil.queries.ts';
import { pilihanOf } from './to-hasil.ts';

type Call = typeof hasilKuesioner.getHasilSilang;

const TANPA = { nilai: null, teks: 'Tidak menjawab' };

/** Two questions against each other; of an anonymous questionnaire without the rows and columns of few. */
export async function getHasilSilang(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const kuesioner = await getUntukHasil(ctx, input.kuesioner_id);
  const { kuesioner_id, is_anonim } = kuesioner;
  // Who chooses several stands in several rows: taking one from another could leave few.
  const jenis = is_anonim ? (['pilihan', 'skala'] as const) : (['pilihan', 'beberapa', 'skala'] as const);
  const asked = (field: 'baris_pertanyaan_id' | 'kolom_pertanyaan_id') =>
    requirePertanyaan(kuesioner, field, input[field], jenis);
  const [a, b] = [asked('baris_pertanyaan_id'), asked('kolom_pertanyaan_id')];
  const [baris, kolom] = [a, b].map((one) => [...pilihanOf(one), TANPA]) as [Butir[], Butir[]];

  const found = await listSilang(ctx, kuesioner_id, [a.pertanyaan_id, b.pertanyaan_id]);
  const count = (row: Butir, column: Butir) =>
    found.find((one) => one.baris === row.nilai && one.kolom === column.nilai)?.jumlah ?? 0;
  const sel = baris.map((row) => kolom.map((column) => count(row, column)));
  if (!is_anonim) return { is_terbuka: true, baris, kolom, sel };

  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  if (sumOf(sel.flat()) < SEDIKITNYA_ANONIM) return { is_terbuka: false, baris, kolom, sel: [] };
  const rows = listTertutup(sel.map(sumOf));
  const columns = listTertutup(kolom.map((_, at) => sumOf(sel.map((row) => row[at] ?? 0))));
  const told = sel.map((row, y) => row.map((one, x) => (rows.has(y) || columns.has(x) ? null : one)));
  return { is_terbuka: true, baris, kolom, sel: told };
}

type Butir = { nilai: number | null; teks: string };
