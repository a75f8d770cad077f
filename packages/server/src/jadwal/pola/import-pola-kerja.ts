import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { readTable, type Tabel } from '../../platform/files/xlsx/read-table.ts';
import { toHasilImpor } from '../../platform/files/xlsx/to-hasil-impor.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { KOLOM_POLA, type FieldPola } from './kolom-pola.ts';
import { pilihanShift } from '../dasar/pilihan-shift.ts';
import { listAllPola } from './pola-kerja.queries.ts';
import { readBarisPola } from './read-baris-pola.ts';
import { savePolaKerja } from './save-pola-kerja.ts';

const MAKS = 500;

type Input = { organisasi_id: number; file: Upload; is_uji_coba: boolean; koreksi: boolean };

/** Patterns from a spreadsheet: a dry run shows every row with its errors; else all rows or none. */
export const importPolaKerja: PreparedVerb<OrganisasiCtx, Input, Tabel<FieldPola>, HasilImpor> = {
  prepare: (ctx, { file }) => readTable(ctx, file.content, KOLOM_POLA, MAKS),
  run: writeTabel,
};

async function writeTabel(ctx: OrganisasiCtx, input: Input, tabel: Tabel<FieldPola>): Promise<HasilImpor> {
  const { organisasi_id, is_uji_coba, koreksi } = input;
  const [shifts, lama] = [await pilihanShift(ctx), await listAllPola(ctx)];
  const seen = new Map<string, number>();
  const judged = tabel.baris.map((baris) => {
    const { isi, galat } = readBarisPola(baris, shifts);
    const before = seen.get(isi.nama.toLowerCase());
    if (before !== undefined && isi.nama) {
      galat.push({ kolom: 'Nama', pesan: `Nama ini juga ada di baris ${before}` });
    } else seen.set(isi.nama.toLowerCase(), baris.baris);
    return { ...baris, isi, galat };
  });

  const hasil = toHasilImpor(tabel.kolom, judged, is_uji_coba);
  if (!hasil.is_disimpan) return hasil;
  for (const { isi } of judged) {
    const pola = lama.find(({ nama }) => nama.toLowerCase() === isi.nama.toLowerCase());
    const { pola_kerja_id = null, sasaran = [] } = pola ?? {};
    // oxlint-disable-next-line no-await-in-loop -- one after another: they share the transaction
    await savePolaKerja(ctx, { organisasi_id, ...isi, pola_kerja_id, sasaran, preview: false, koreksi });
  }
  ctx.logChange({ sesudah: judged.map(({ isi }) => isi) });
  return hasil;
}
