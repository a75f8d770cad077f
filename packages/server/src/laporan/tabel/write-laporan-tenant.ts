import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { sumHariByOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { KOLOM_INSTANSI, KOLOM_ORGANISASI } from './kolom-organisasi.ts';
import { kolomRekap } from './kolom-rekap.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { toBarisRekap } from './to-baris-rekap.ts';

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'progress'> & { tenant_id: number };

/**
 * A tenant's workbook: a row an organisation, or a row a member of every organisation. Members are read organisation by
 * organisation while the file is written, so that memory does not grow with their number.
 */
export function writeLaporanTenant(ctx: Ctx, { jenis, rentang }: PermintaanLaporan): Download {
  const isAnggota = jenis === 'anggota';
  const kolom = isAnggota ? [...KOLOM_INSTANSI, ...kolomRekap([])] : KOLOM_ORGANISASI;
  return {
    filename: `rekap-${isAnggota ? 'anggota' : 'instansi'}-${rentang.tgl_awal}-${rentang.tgl_akhir}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(
      { organisasi: { tenant_id: ctx.tenant_id, organisasi_id: null } },
      {
        nama: 'Rekap',
        kolom,
        baris: isAnggota ? rowsOfAnggota(ctx, rentang) : rowsOf(ctx, rentang),
      },
    ),
  };
}

type Range = PermintaanLaporan['rentang'];
const listOrganisasi = ({ deps, scope, tenant_id }: Ctx, range: Range) =>
  inScope(deps.db, scope, (db) => sumHariByOrganisasi(db, { tenant_id, range }), { readOnly: true });

async function* rowsOf(ctx: Ctx, range: Range): AsyncGenerator<Sel[]> {
  const { data } = await listOrganisasi(ctx, range);
  for (const [index, row] of data.entries()) yield KOLOM_ORGANISASI.map(({ nilai }) => nilai(row, index));
}

async function* rowsOfAnggota(ctx: Ctx, range: Range): AsyncGenerator<Sel[]> {
  const { data } = await listOrganisasi(ctx, range);
  const kolom = kolomRekap([]);
  let number = 0;
  for (const [done, organisasi] of data.entries()) {
    ctx.progress(done, data.length);
    const { organisasi_id } = organisasi;
    const found = await inScope(ctx.deps.db, ctx.scope, (db) => sumHariByAnggota(db, { organisasi_id, range }), {
      readOnly: true,
    });
    const rows: BarisRekap[] = found.data.map((row) => toBarisRekap(row, undefined));
    const head = KOLOM_INSTANSI.map(({ nilai }) => nilai(organisasi, 0));
    for (const row of rows) {
      yield [...head, ...kolom.map(({ nilai }) => nilai(row, number))];
      number += 1;
    }
  }
}
