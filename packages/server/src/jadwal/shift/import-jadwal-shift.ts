import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { eachDay, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { readPilihan, readTeks, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import { readTable, type BarisTabel, type Tabel } from '../../platform/files/xlsx/read-table.ts';
import { toHasilImpor } from '../../platform/files/xlsx/to-hasil-impor.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { bulanToRange } from './bulan-to-range.ts';
import { listAnggotaRoster, type SelRoster } from './jadwal-shift.queries.ts';
import { kolomRoster, type FieldRoster } from './kolom-roster.ts';
import { pilihanShift } from '../dasar/pilihan-shift.ts';
import { saveJadwalShift } from './save-jadwal-shift.ts';

/** So many members' months fit one statement. */
const MAKS = 300;
const SEMUA = { page: 1, count: 100_000 };

type Input = { organisasi_id: number; file: Upload; bulan: string; is_uji_coba: boolean; koreksi: boolean };
type Acuan = { shifts: Pilihan<{ jadwal_id: number | null }>; anggota: ReadonlySet<number>; dates: readonly Tanggal[] };

/** A month of the roster from a spreadsheet: a dry run shows every row with its errors; else all rows or none. */
export const importJadwalShift: PreparedVerb<OrganisasiCtx, Input, Tabel<FieldRoster>, HasilImpor> = {
  prepare: (ctx, { file, bulan }) =>
    readTable(ctx, file.content, kolomRoster(eachDay(bulanToRange(bulan)).length), MAKS),
  run: writeTabel,
};

async function writeTabel(ctx: OrganisasiCtx, input: Input, tabel: Tabel<FieldRoster>): Promise<HasilImpor> {
  const { organisasi_id, bulan, is_uji_coba, koreksi } = input;
  const range = bulanToRange(bulan);
  const dates = eachDay(range);
  const [shifts, roster] = [await pilihanShift(ctx), await listAnggotaRoster(ctx, range, SEMUA)];
  const acuan = { shifts, dates, anggota: new Set(roster.data.map(({ user_id }) => user_id)) };
  const seen = new Map<number, number>();
  const judged = tabel.baris.map((baris) => {
    const { user_id, sel, galat } = readBaris(baris, acuan);
    const before = seen.get(user_id);
    if (before !== undefined) galat.push({ kolom: 'ID', pesan: `ID ini juga ada di baris ${before}` });
    else seen.set(user_id, baris.baris);
    return { ...baris, galat, isi: sel };
  });

  const hasil = toHasilImpor(tabel.kolom, judged, is_uji_coba);
  if (!hasil.is_disimpan) return hasil;
  const sel = judged.flatMap(({ isi }) => isi.map((one) => ({ ...one, hapus: false })));
  await saveJadwalShift(ctx, { organisasi_id, sel, preview: false, koreksi });
  return hasil;
}

/** A member's row as cells of the roster; an empty cell says nothing. */
function readBaris({ sel }: Pick<BarisTabel<FieldRoster>, 'sel'>, { shifts, anggota, dates }: Acuan) {
  const galat: { kolom: string; pesan: string }[] = [];
  const id = readTeks(sel.user_id);
  const user_id = Number('nilai' in id ? id.nilai : Number.NaN);
  if (!anggota.has(user_id)) galat.push({ kolom: 'ID', pesan: 'Bukan anggota instansi ini pada bulan itu' });
  const cells = dates.flatMap((tanggal, index): SelRoster[] => {
    const baca = readPilihan(sel[`hari-${index + 1}`], shifts, 'Shift');
    if ('pesan' in baca) galat.push({ kolom: String(index + 1), pesan: baca.pesan });
    else if (baca.nilai) return [{ user_id, tanggal, jadwal_id: baca.nilai.jadwal_id }];
    return [];
  });
  return { user_id, sel: cells, galat };
}
