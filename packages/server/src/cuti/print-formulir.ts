import { listSaldoPerTahun } from '@hadir/rules/cuti/saldo-cuti.ts';
import { findAnggota } from '../anggota/anggota.queries.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { Refusal } from '../http/refusal.ts';
import { findKopSurat } from '../print/find-kop-surat.ts';
import { issueDokumen } from '../print/issue-dokumen.ts';
import { getCuti } from './get-cuti.ts';
import { listSemuaKategori } from './kategori-cuti.queries.ts';
import { keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { sebutRentang } from './sebut-rentang.ts';
import { writeFormulir } from './write-formulir.ts';

/** The leave form of a request, with both officers' decisions as far as they are made, for those who see the request. */
export async function printFormulir(ctx: OrganisasiCtx, input: { cuti_id: number }): Promise<Download> {
  const cuti = await getCuti(ctx, input);
  const { user_id } = cuti;
  const anggota = await findAnggota(ctx, user_id);
  const kategori = await listSemuaKategori(ctx);
  const jenis = kategori.find((one) => one.cuti_kategori_id === cuti.cuti_kategori_id)?.jenis;
  if (!anggota || !jenis) throw new Refusal('input.not_found');

  const lots = await loadLots(ctx, { user_ids: [user_id] });
  const tahunan = kategori.find((one) => one.jenis === 'tahunan' && one.is_saldo);
  const saldo = tahunan
    ? listSaldoPerTahun(
        lots.get(keyOfPemilik({ user_id, cuti_kategori_id: tahunan.cuti_kategori_id })) ?? [],
        ctx.today,
      )
    : [];
  const alamat_verifikasi = await issueDokumen(ctx, 'Formulir Permintaan dan Pemberian Cuti', [
    { label: 'Nama', nilai: cuti.nama },
    { label: 'Jenis cuti', nilai: cuti.kategori },
    { label: 'Tanggal', nilai: sebutRentang(cuti) },
    { label: 'Keputusan', nilai: cuti.riwayat.at(-1)?.tindakan ?? 'draf' },
  ]);
  const kop = await findKopSurat(ctx);
  const content = await writeFormulir({ cuti, jenis, anggota, saldo, kop, alamat_verifikasi, today: ctx.today });
  return { filename: `formulir-cuti-${cuti.cuti_id}.pdf`, mediaType: 'application/pdf', content };
}
