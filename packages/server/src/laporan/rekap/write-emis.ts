import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { samarkan, seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import { countKodeEmis } from '@hadir/rules/laporan/count-kode-emis.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { columnOf, type Sel } from '../../platform/files/xlsx/kolom.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listAnggotaEmis } from '../../kehadiran/rekap/emis.queries.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';
import type { LaporanCtx } from '../dasar/laporan-ctx.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { toSelRekap } from '../tabel/to-sel-rekap.ts';

const IDENTITAS = ['NPSN/NSM', 'NIK', 'NUPTK/NIP', 'Nama', 'Bulan'].map((judul) => ({ judul, lebar: 20 }));
const HITUNGAN = ['Hari efektif', 'Hadir', 'Sakit', 'Izin', 'Cuti', 'Dinas luar', 'Alpa'];

/**
 * Laporan EMIS of a month (aturan/laporan#emis): a row a member with his days by what they came to, and on a second
 * sheet each day's arrival and departure.
 */
export async function writeEmis(
  ctx: LaporanCtx,
  saring: SaringHari,
  { sebutan, ...range }: RentangLaporan,
): Promise<Download> {
  const { npsn, nsm } = await getKop(ctx.db, saring.organisasi_id, ctx.now);
  const anggota = await listAnggotaEmis(ctx.db, saring);
  const hari = await listHariRekap(
    ctx.db,
    saring,
    anggota.map(({ user_id }) => user_id),
  );
  const isUtuh = seesNomorPribadi(ctx.actor);
  const dates = eachDay(range);
  const rows: Sel[][] = [];
  const times: Sel[][] = [];
  for (const { user_id, nama, nik, nip, nuptk } of anggota) {
    const days = hari.get(user_id) ?? [];
    const siapa = [npsn ?? nsm, isUtuh ? nik : samarkan(nik), nuptk ?? nip, nama, sebutan];
    const { efektif, hadir, sakit, izin, cuti, dinas_luar, alpa } = countKodeEmis(days);
    rows.push([...siapa, efektif, hadir, sakit, izin, cuti, dinas_luar, alpa]);
    const byDate = new Map(days.map((day) => [day.tanggal, toSelRekap(day)]));
    times.push([
      ...siapa,
      ...dates.flatMap((date) => [jamOf(byDate.get(date)?.jam_masuk), jamOf(byDate.get(date)?.jam_pulang)]),
    ]);
  }
  const jumlah = HITUNGAN.map((judul) => ({ judul, jenis: 'angka' as const, lebar: 12 }));
  const jam = dates.flatMap((date) =>
    ['masuk', 'pulang'].map((sisi) => ({ judul: `${Number(date.slice(8))} ${sisi}`, lebar: 10 })),
  );
  const sheets = [
    sheetOf('Rekap', [...IDENTITAS, ...jumlah], rows),
    sheetOf('Jam harian', [...IDENTITAS, ...jam], times),
  ];
  return {
    filename: `emis-${range.tgl_awal.slice(0, 7)}.xlsx`,
    mediaType: XLSX,
    content: makeLater('writeBook', ctx, sheets),
  };
}

type Judul = Parameters<typeof columnOf>[0];

const sheetOf = (name: string, kolom: Judul[], rows: Sel[][]) => ({
  name,
  columns: kolom.map((one) => {
    const { header: _, ...column } = columnOf(one);
    return column;
  }),
  rows: [kolom.map(({ judul }) => judul), ...rows],
  freezePane: { rows: 1 },
});

const jamOf = (jam: string | null | undefined) => jam?.slice(0, 5) ?? null;
