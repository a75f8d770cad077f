import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { sumHariByAnggota, type JumlahAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { toSelRekap } from '../../laporan/tabel/to-sel-rekap.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { listVerval } from './verval.queries.ts';

const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** The S35-like sheets of a month, a page a member; of a frozen month what was frozen. 404 where nobody has days in it. */
export async function exportLembarVerval(
  ctx: OrganisasiCtx,
  input: Input<typeof verval.exportLembarVerval>,
): Promise<Download> {
  const { bulan, sebutan, range } = toBulan(input.bulan, ctx.today);
  const saring = { organisasi_id: ctx.organisasi.organisasi_id, range, user_id: pemilikTerlihat(ctx.actor) };
  const asked = input.user_id && new Set(input.user_id);
  const [sums, frozen] = await Promise.all([sumHariByAnggota(ctx.db, saring), listVerval(ctx, range.tgl_awal)]);
  const anggota = sums.data.filter(({ user_id }) => !asked || asked.has(user_id));
  if (anggota.length === 0) throw new Refusal('input.not_found');

  const ids = anggota.map(({ user_id }) => user_id);
  const hari = await listHariRekap(ctx.db, saring, ids);
  const lembar = anggota.map((row) => ({
    identitas: identitasOf(row, frozen.has(row.user_id)),
    hari: (hari.get(row.user_id) ?? []).map(toSelRekap),
    jumlah: jumlahOf(frozen.get(row.user_id)?.ringkasan ?? row),
  }));
  const alamat_verifikasi = await issueDokumen(ctx, `Rekapitulasi Kehadiran ${sebutan}`, [
    { label: 'Bulan', nilai: sebutan },
    { label: 'Anggota', nilai: String(ids.length) },
    { label: 'Dibekukan', nilai: `${ids.filter((id) => frozen.has(id)).length} anggota` },
  ]);
  const pengesahan = { tanggal: tanggalPanjang(ctx.today), alamat_verifikasi };
  const kop = await findKopSurat(ctx);
  const content = makeLater('writeLembar', ctx, { lembar, kop, sebutan, pengesahan });
  return { filename: `rekap-kehadiran-${bulan}.pdf`, mediaType: 'application/pdf', content, inline: true };
}

function identitasOf({ nama, nip, jabatan, nama_group }: JumlahAnggota, isBeku: boolean): [string, string][] {
  return [
    ['Nama', nama],
    ['NIP', nip ?? '-'],
    ['Jabatan', jabatan ?? '-'],
    ['Grup', nama_group ?? '-'],
    ['Keadaan', isBeku ? 'Terverifikasi' : 'Sementara, belum diverifikasi'],
  ];
}

function jumlahOf(jumlah: JumlahRekap): [string, string][] {
  const of = (nilai: number) => angka.format(nilai);
  return [
    ['Hari kerja', of(jumlah.hari_kerja)],
    ['Hadir', of(jumlah.hadir)],
    ['Absen', of(jumlah.absen)],
    ['Cuti', of(jumlah.cuti)],
    ['Libur', of(jumlah.libur)],
    ['Terlambat', `${of(jumlah.terlambat)} kali, ${of(jumlah.terlambat_menit)} menit`],
    ['Pulang cepat', `${of(jumlah.pulang_cepat)} kali, ${of(jumlah.pulang_cepat_menit)} menit`],
    ['Tidak lengkap', of(jumlah.tidak_lengkap)],
    ['Potongan', `${of(jumlah.potongan)}%`],
  ];
}
