import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { KODE_REKAP, type KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { sebutKode } from '../../laporan/tabel/arti-kode.ts';
import { identitasOf } from '../../laporan/tabel/identitas-of.ts';
import { toSelRekap } from '../../laporan/tabel/to-sel-rekap.ts';
import type { Ringkasan } from '../../platform/print/ringkasan.ts';
import { LABEL_KEADAAN_DOKUMEN, type Keadaan } from '../../platform/print/keadaan.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { listVerval } from './verval.queries.ts';

/** A month and whose sheets; everybody's unless named. */
export type MintaLembar = { bulan: string; user_id?: readonly number[] | undefined };
export type IsiLembar = Awaited<ReturnType<typeof loadLembar>>[number];

/** The sheets of a month, a member each: of a frozen month what was frozen. */
export async function loadLembar(ctx: LaporanCtx, { bulan, user_id }: MintaLembar) {
  const { range } = toBulan(bulan, ctx.today);
  const saring = { organisasi_id: ctx.organisasi.organisasi_id, range, user_id: pemilikTerlihat(ctx.actor) };
  const asked = user_id && new Set(user_id);
  const [sums, frozen] = await Promise.all([sumHariByAnggota(ctx.db, saring), listVerval(ctx, range.tgl_awal)]);
  const anggota = sums.data.filter((one) => !asked || asked.has(one.user_id));
  const ids = anggota.map((one) => one.user_id);
  const hari = await listHariRekap(ctx.db, saring, ids);
  return anggota.map((row) => {
    const days = (hari.get(row.user_id) ?? []).map(toSelRekap);
    const beku = frozen.get(row.user_id);
    const keadaan: Keadaan = beku ? 'beku' : 'sementara';
    return {
      user_id: row.user_id,
      identitas: identitasOf(row),
      keadaan,
      hari: days,
      kode: KODE_REKAP.map((kode) => [sebutKode(kode), sebutAngka(countKode(days, kode))] as const),
      jumlah: jumlahOf(beku?.ringkasan ?? row),
    };
  });
}

/** What is kept of a sheet, for whoever holds it to compare. */
export const ringkasanLembar = (sebutan: string, { identitas, kode, jumlah, keadaan }: IsiLembar): Ringkasan => [
  { label: 'Bulan', nilai: sebutan },
  ...[...identitas, ...kode, ...jumlah].map(([label, nilai]) => ({ label, nilai })),
  { label: 'Keadaan', nilai: LABEL_KEADAAN_DOKUMEN[keadaan] },
];

const countKode = (hari: readonly SelRekap[], kode: KodeRekap) => hari.filter((day) => day.kode === kode).length;

function jumlahOf(jumlah: JumlahRekap): [string, string][] {
  return [
    ['Hari kerja', sebutAngka(jumlah.hari_kerja)],
    ['Hadir', sebutAngka(jumlah.hadir)],
    ['Absen', sebutAngka(jumlah.absen)],
    ['Cuti', sebutAngka(jumlah.cuti)],
    ['Libur', sebutAngka(jumlah.libur)],
    ['Terlambat', `${sebutAngka(jumlah.terlambat)} kali, ${sebutAngka(jumlah.terlambat_menit)} menit`],
    ['Pulang cepat', `${sebutAngka(jumlah.pulang_cepat)} kali, ${sebutAngka(jumlah.pulang_cepat_menit)} menit`],
    ['Tidak lengkap', `${sebutAngka(jumlah.tidak_lengkap)} kali`],
    ['Potongan', sebutPotongan(jumlah.potongan)],
  ];
}
