import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { sumHariByOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { getKopTenant } from '../../platform/print/kop-surat.queries.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { toPdfKolom } from '../../platform/print/to-pdf-kolom.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { KOLOM_ORGANISASI } from './kolom-organisasi.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { textOfSel } from '../dasar/text-of-sel.ts';
import { withPersentase } from './with-persentase.ts';

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'now' | 'dibuat_oleh'> & { tenant_id: number };

const JUDUL = 'Rekap Kehadiran per Instansi';

/**
 * A tenant's recap to print and sign: a row an organisation. It holds as many rows as there are organisations, never as
 * many as there are members.
 */
export async function printLaporanTenant(ctx: Ctx, { rentang }: PermintaanLaporan): Promise<Download> {
  const { deps, scope, now, tenant_id, dibuat_oleh } = ctx;
  const read = () =>
    inScope(
      deps.db,
      scope,
      async (db) => ({
        kop: await getKopTenant(db, tenant_id, now),
        rekap: await sumHariByOrganisasi(db, { tenant_id, range: rentang }),
      }),
      { readOnly: true },
    );
  const { kop, rekap } = await read();
  const { ringkasan, data } = rekap;
  const { persentase } = withPersentase(ringkasan);
  const jumlah = `${data.length} instansi, ${ringkasan.anggota} anggota, kehadiran ${textOfSel(persentase, 'angka') || '—'}%`;
  const milik = { organisasi: { tenant_id, organisasi_id: null }, actor: { user_id: dibuat_oleh ?? 0 } };
  const alamat_verifikasi = await issueDokumen({ deps, ...milik }, JUDUL, [
    {
      label: 'Rentang',
      nilai: `${rentang.sebutan} (${tanggalPanjang(rentang.tgl_awal)} sampai ${tanggalPanjang(rentang.tgl_akhir)})`,
    },
    { label: 'Ringkasan', nilai: jumlah },
  ]);
  const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), 'Asia/Jakarta'));
  const content = makeLater('writePdf', milik, {
    judul: JUDUL,
    keterangan: [rentang.sebutan, jumlah],
    kop,
    kolom: KOLOM_ORGANISASI.map(toPdfKolom),
    baris: data.map((row, i) => KOLOM_ORGANISASI.map(({ nilai, jenis }) => textOfSel(nilai(row, i), jenis))),
    pengesahan: { tanggal: tanggalPanjang(today), alamat_verifikasi },
  });
  const filename = `rekap-instansi-${rentang.tgl_awal}-${rentang.tgl_akhir}.pdf`;
  return { filename, mediaType: 'application/pdf', content };
}
