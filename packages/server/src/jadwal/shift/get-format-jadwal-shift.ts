import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listShift } from '../dasar/roster.queries.ts';
import { listAnggotaRoster } from './jadwal-shift.queries.ts';
import { kolomRoster } from './kolom-roster.ts';
import { LIBUR, pilihanShift } from '../dasar/pilihan-shift.ts';
import { makeLater } from '../../platform/workers/make-later.ts';

const SEMUA = { page: 1, count: 100_000 };

type Input = { bulan: string; group_id?: number | undefined };

/** A month of the roster as it stands, to be filled in and imported. */
export async function getFormatJadwalShift(ctx: OrganisasiCtx, { bulan, group_id }: Input): Promise<Download> {
  const range = rangeOfBulan(bulan);
  const dates = eachDay(range);
  const anggota = await listAnggotaRoster(ctx, range, { ...SEMUA, group_id });
  const [shifts, rows] = [await pilihanShift(ctx), await listShift(ctx, range)];
  const namaOf = new Map(shifts.map(({ label, nilai }) => [nilai.jadwal_id, label]));
  const isi = new Map(rows.map((row) => [`${row.user_id} ${row.tanggal}`, namaOf.get(row.jadwal_id) ?? null]));
  const content = makeLater('writeTemplate', ctx, {
    nama: 'Jadwal Shift',
    kolom: kolomRoster(dates.length),
    baris: anggota.data.map(({ user_id, nama }) => [
      String(user_id),
      nama,
      ...dates.map((tanggal) => isi.get(`${user_id} ${tanggal}`) ?? null),
    ]),
    petunjuk: [
      `Jadwal shift ${sebutBulan(bulan)}: satu baris satu anggota, satu kolom satu tanggal. Kolom ID tidak boleh diubah.`,
      `Isi setiap sel dengan salah satu dari: ${shifts.map(({ label }) => label).join(', ')}.`,
      `"${LIBUR}" berarti hari libur. Sel yang dikosongkan tidak mengubah apa pun.`,
      'Setiap baris diperiksa dahulu; semuanya disimpan, atau hanya yang benar bila Anda memilihnya.',
    ],
  });
  return { filename: `jadwal-shift-${bulan}-${ctx.organisasi.kode_organisasi}.xlsx`, mediaType: XLSX, content };
}
