import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { pesanError } from '@hadir/contract/errors.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { mayUbahJadwal } from '@hadir/rules/jadwal/berlaku/may-ubah-jadwal.ts';
import { eachDay, rangeOfBulan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { galatPemilik } from '../../anggota/impor/galat-pemilik.ts';
import { imporLembar, type Galat } from '../../platform/http/impor/impor-lembar.ts';
import { readPilihan, readTeks, type Pilihan } from '../../platform/files/xlsx/read-cell.ts';
import type { BarisTabel } from '../../platform/files/xlsx/read-table.ts';
import { tandaiKembar } from '../../platform/http/impor/tandai-kembar.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listShift, type SelRoster } from '../dasar/roster.queries.ts';
import { listAnggotaRoster } from './jadwal-shift.queries.ts';
import { kolomRoster, type FieldRoster } from './kolom-roster.ts';
import { pilihanShift } from '../dasar/pilihan-shift.ts';
import { saveJadwalShift } from './save-jadwal-shift.ts';

const SEMUA = { page: 1, count: 100_000 };

type Acuan = {
  shifts: Pilihan<{ jadwal_id: number | null }>;
  anggota: ReadonlyMap<number, { nama: string; nip: string | null }>;
  dates: readonly Tanggal[];
};
type Isi = { user_id: number; sel: SelRoster[] };

/** A month of the roster from a spreadsheet. */
export const importJadwalShift = imporLembar({
  maks: 300,
  kolom: (_, { bulan }: Input<typeof jadwalShift.importJadwalShift>) =>
    kolomRoster(eachDay(rangeOfBulan(bulan)).length),
  judge: async (ctx, tabel, { bulan }) => {
    const range = rangeOfBulan(bulan);
    const [shifts, roster] = [await pilihanShift(ctx), await listAnggotaRoster(ctx, range, SEMUA)];
    const acuan = { shifts, dates: eachDay(range), anggota: new Map(roster.data.map((one) => [one.user_id, one])) };
    const tersimpan = new Map(
      (await listShift(ctx, range, [ctx.actor.user_id])).map(({ tanggal, jadwal_id }) => [tanggal, jadwal_id]),
    );
    const baris = tabel.baris.map((one) => {
      const { isi, galat } = readBaris(one, acuan);
      return { ...one, isi, galat: [...galat, ...listGalatSendiri(ctx, isi.sel, tersimpan)] };
    });
    return { baris: tandaiKembar(baris, { keyOf: ({ user_id }) => user_id, kolom: 'ID', sebutan: 'ID' }) };
  },
  write: async (ctx, isi, { organisasi_id, koreksi }) => {
    const sel = isi.flatMap((one) => one.sel.map((cell) => ({ ...cell, hapus: false })));
    await saveJadwalShift(ctx, { organisasi_id, sel, preview: false, koreksi });
  },
});

/** What a row would change of its sender's own days that have passed: another writes those (aturan/jadwal#hari-sendiri). */
function listGalatSendiri(
  { actor, today }: OrganisasiCtx,
  sel: readonly SelRoster[],
  tersimpan: ReadonlyMap<Tanggal, number | null>,
): Galat[] {
  return sel
    .filter((one) => !mayUbahJadwal(one, { oleh: actor.user_id, today }))
    .filter(({ tanggal, jadwal_id }) => tersimpan.get(tanggal) !== jadwal_id)
    .map(({ tanggal }) => ({
      kolom: String(Number(tanggal.slice(-2))),
      pesan: pesanError('jadwal.own', { nama: actor.nama, tanggal: sebutTanggal(tanggal) }),
    }));
}

/** A member's row as cells of the roster; an empty cell says nothing. */
function readBaris(
  { sel }: Pick<BarisTabel<FieldRoster>, 'sel'>,
  { shifts, anggota, dates }: Acuan,
): { isi: Isi; galat: Galat[] } {
  const galat: Galat[] = [];
  const id = readTeks(sel.user_id);
  const user_id = Number('nilai' in id ? id.nilai : Number.NaN);
  galat.push(...galatPemilik(sel, anggota.get(user_id), 'Bukan anggota instansi ini pada bulan itu'));
  const cells = dates.flatMap((tanggal, index): SelRoster[] => {
    const baca = readPilihan(sel[`hari-${index + 1}`], shifts, 'Shift');
    if ('pesan' in baca) galat.push({ kolom: String(index + 1), pesan: baca.pesan });
    else if (baca.nilai) return [{ user_id, tanggal, jadwal_id: baca.nilai.jadwal_id }];
    return [];
  });
  return { isi: { user_id, sel: cells }, galat };
}
