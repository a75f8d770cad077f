import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import type { OrganisasiCtx } from '../../ctx/ctx.ts';
import type { BeforeCtx, PreparedVerb } from '../pipeline/prepared-verb.ts';
import { readTable, type BarisTabel, type KolomImpor, type Tabel } from '../../files/xlsx/read-table.ts';
import { toHasilImpor } from './to-hasil-impor.ts';

export type Galat = { kolom: string; pesan: string };
/** A row of the file, what it says, and what is wrong in it. */
export type BarisDinilai<Isi> = Omit<BarisTabel<string>, 'sel'> & { isi: Isi; galat: Galat[] };

/** What is to be known of the rows, and what is to be agreed to before they go in. */
export type Tinjauan = Pick<HasilImpor, 'catatan' | 'akibat'>;

type Masukan = { file: Upload; is_uji_coba: boolean; is_sebagian: boolean };

type Lembar<In extends Masukan, Field extends string, Isi> = {
  /** How many rows it may have at most. */
  maks: number;
  /** The columns, where what was asked or what the organisation has decides them. */
  kolom: (
    ctx: BeforeCtx<OrganisasiCtx>,
    input: In,
  ) => readonly KolomImpor<Field>[] | Promise<readonly KolomImpor<Field>[]>;
  /** Judges every row; beside them the columns where more is shown than the file holds. Changes nothing. */
  judge: (
    ctx: OrganisasiCtx,
    tabel: Tabel<Field>,
    input: In,
  ) => Promise<{ baris: readonly BarisDinilai<Isi>[]; kolom?: string[] }>;
  /** What refuses the right rows together, and what is to be known of them; also of a dry run. */
  check?: (ctx: OrganisasiCtx, isi: readonly Isi[]) => Promise<Tinjauan>;
  /** Writes what the right rows say. */
  write: (ctx: OrganisasiCtx, isi: readonly Isi[], input: In) => Promise<unknown>;
};

/**
 * An import from a spreadsheet: a dry run shows every row with its errors; else all rows are written or none, or where
 * that was asked for the right ones.
 */
export const imporLembar = <In extends Masukan, Field extends string, Isi>({
  maks,
  kolom,
  judge,
  check,
  write,
}: Lembar<In, Field, Isi>): PreparedVerb<OrganisasiCtx, In, Tabel<Field>, HasilImpor> => ({
  prepare: async (ctx, input) => readTable(ctx, input.file.content, await kolom(ctx, input), maks),
  run: async (ctx, input, tabel) => {
    const judged = await judge(ctx, tabel, input);
    // What such a cell should say nobody knows: it is not taken for an empty one.
    const baris = judged.baris.map((one) => ({ ...one, galat: [...one.rumus.map(galatRumus), ...one.galat] }));
    const hasil = toHasilImpor(judged.kolom ?? tabel.kolom, baris, input);
    const isi = baris.filter(({ galat }) => galat.length === 0).map((one) => one.isi);
    const tinjauan = (await check?.(ctx, isi)) ?? { catatan: null, akibat: null };
    if (hasil.is_disimpan) await write(ctx, isi, input);
    return { ...hasil, ...tinjauan };
  },
});

const galatRumus = (kolom: string): Galat => ({
  kolom,
  pesan: 'Rumus tanpa hasil. Buka dan simpan lembarnya di Excel, atau tulis nilainya',
});
