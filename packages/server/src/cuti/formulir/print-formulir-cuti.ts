import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { countHariCuti, listHariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { listSaldoPerTahun } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { findAjuan } from '../dasar/ajuan.queries.ts';
import { getCuti } from '../ajuan/get-cuti.ts';
import { listSemuaKategori } from '../kategori/kategori-cuti.queries.ts';
import { listPutusanFormulir } from './list-putusan-formulir.ts';
import { loadHariKerja } from '../dasar/load-hari-kerja.ts';
import { listRiwayat, type LangkahTercatat } from '../dasar/riwayat-cuti.queries.ts';
import { keyOfPemilik, loadLots } from '../saldo/lot-saldo.queries.ts';
import { sebutLamaCuti } from '../dasar/sebut-lama-cuti.ts';
import { found } from '../../platform/kit/found.ts';

/** The leave form of a request, with both officers' decisions as far as they are made, for those who see the request. */
export async function printFormulirCuti(ctx: OrganisasiCtx, input: { cuti_id: number }): Promise<Download> {
  const cuti = await getCuti(ctx, input);
  const { user_id } = cuti;
  const anggota = found(await findAnggota(ctx, user_id));
  const kategori = await listSemuaKategori(ctx);
  const { jenis } = found(kategori.find((one) => one.cuti_kategori_id === cuti.cuti_kategori_id));

  const riwayat = await listRiwayat(ctx, cuti.cuti_id);
  const putusan = await listPutusanFormulir(ctx, riwayat);
  const akhir = riwayat.findLast(({ nama }) => nama === null);
  const berakhir = akhir ? localToday(new Date(akhir.waktu), ctx.organisasi.timezone) : null;
  const saldo_pada = putusan.at(-1)?.tanggal ?? berakhir ?? ctx.today;
  // What a transfer took along, or a leave that ended with it gave back, was not so yet.
  const sebelum = akhir && cuti.tgl_batal === null ? new Date(akhir.waktu) : undefined;
  const lots = await loadLots(ctx, { user_ids: [user_id], sebelum });
  const tahunan = kategori.find((one) => one.jenis === 'tahunan' && one.is_saldo);
  const own = tahunan && lots.get(keyOfPemilik({ user_id, cuti_kategori_id: tahunan.cuti_kategori_id }));
  const before = (own ?? []).map((lot) => ({ ...lot, baris: lot.baris.filter((row) => row.cuti_id !== cuti.cuti_id) }));
  const saldo = listSaldoPerTahun(before, saldo_pada);
  const alamat_verifikasi = await issueDokumen(ctx, 'Formulir Permintaan dan Pemberian Cuti', {
    ringkasan: [
      { label: 'Nama', nilai: cuti.nama },
      { label: 'NIP', nilai: anggota.nip ?? '-' },
      { label: 'Jenis cuti', nilai: cuti.kategori },
      { label: 'Tanggal', nilai: sebutLamaCuti(cuti) },
      { label: 'Lama', nilai: sebutJumlahHari(cuti.jumlah_hari) },
      { label: 'Keputusan', nilai: sebutKeputusan(riwayat.at(-1)) },
    ],
  });
  const kop = await findKopSurat(ctx);
  const hari_diminta = await countDiminta(ctx, cuti);
  const { diajukan_pada } = cuti;
  const diajukan = diajukan_pada === null ? ctx.today : localToday(new Date(diajukan_pada), ctx.organisasi.timezone);
  const content = makeLater('writeFormulir', ctx, {
    cuti,
    jenis,
    anggota,
    saldo,
    saldo_pada,
    kop,
    alamat_verifikasi,
    diajukan,
    hari_diminta,
    putusan,
    berakhir,
  });
  return { filename: `formulir-cuti-${cuti.cuti_id}.pdf`, mediaType: 'application/pdf', content };
}

/** How it stands, in the words of its last step. */
function sebutKeputusan(terakhir: LangkahTercatat | undefined): string {
  if (terakhir?.nama === null) return 'berakhir bersama keanggotaan';
  return terakhir?.tindakan ?? 'draf';
}

/** What the dates come to that were asked for, where others were approved. */
async function countDiminta(ctx: OrganisasiCtx, cuti: DetailCuti): Promise<number> {
  const { user_id, tgl_awal_ajuan, tgl_akhir_ajuan, tgl_awal, tgl_akhir } = cuti;
  const ajuan = await findAjuan(ctx, cuti.cuti_id);
  if (!ajuan || (tgl_awal === tgl_awal_ajuan && tgl_akhir === tgl_akhir_ajuan)) return cuti.jumlah_hari;
  const asked = { ...ajuan, tgl_awal: tgl_awal_ajuan, tgl_akhir: tgl_akhir_ajuan };
  const hariOn = await loadHariKerja(ctx.db, ctx.organisasi.organisasi_id, { ...asked, user_id });
  return countHariCuti(listHariCuti(asked, (tanggal) => hariOn?.(tanggal).is_kerja ?? false));
}
