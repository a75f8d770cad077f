import type { koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { LABEL_JENIS_KONEKSI, LABEL_KEADAAN_KONEKSI } from '@hadir/rules/tenant/koneksi.ts';
import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import { getTenant } from '../get-tenant.ts';
import { selectKoneksi } from './koneksi.queries.ts';
import { toKoneksi } from './to-koneksi.ts';

const KOLOM: Kolom[] = [
  { judul: 'Koneksi', lebar: 40 },
  { judul: 'Jenis', lebar: 26 },
  { judul: 'Instansi', lebar: 40 },
  { judul: 'Keadaan', lebar: 16 },
  { judul: 'Kontak terakhir', lebar: 24 },
  { judul: 'Galat terakhir', lebar: 40 },
  { judul: 'Galat pada', lebar: 24 },
  { judul: 'Yang perlu dilakukan', lebar: 60 },
];

/** What is connected as a sheet: the same rows, filters and order as on screen. */
export async function exportKoneksi(ctx: TenantCtx, filter: Input<typeof koneksi.exportKoneksi>): Promise<Download> {
  const [{ kode_tenant }, rows] = await Promise.all([
    getTenant(ctx),
    selectKoneksi(ctx, filter, { page: 1, count: null }),
  ]);
  const baris = rows
    .map(toKoneksi)
    .map((one) => [
      one.nama,
      LABEL_JENIS_KONEKSI[one.jenis],
      one.organisasi ?? SELURUH_INDUK,
      LABEL_KEADAAN_KONEKSI[one.keadaan],
      one.kontak_pada ? sebutSaat(one.kontak_pada) : BELUM_PERNAH,
      one.galat,
      one.galat_pada && sebutSaat(one.galat_pada),
      one.saran,
    ]);
  return {
    filename: `koneksi-${kode_tenant}-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Koneksi', kolom: KOLOM, baris }),
  };
}
