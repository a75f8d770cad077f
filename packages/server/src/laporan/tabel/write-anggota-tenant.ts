import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { listNamaKategori } from '../../kehadiran/rekap/rekap-kategori.queries.ts';
import { readElsewhere } from '../../platform/db/scope/read-elsewhere.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { kepalaLembar } from '../../platform/print/laporan/kepala-lembar.ts';
import { namaBerkas } from '../../platform/print/laporan/nama-berkas.ts';
import { KOLOM_INSTANSI } from './kolom-organisasi.ts';
import { kolomRekap, PERSENTASE } from './kolom-rekap.ts';
import { listBarisRekap } from './list-baris-rekap.ts';
import { tabelTenant, type IsiTenant } from './tabel-tenant.ts';
import { withPersentase } from './with-persentase.ts';

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'progress'> & { tenant_id: number };
/** Whose, and the recap by organisation, whose sums are those of all members. */
type Isi = IsiTenant & { nama: string };

const JUDUL = 'Rekap Anggota Semua Instansi';

/**
 * A workbook with a row a member of every organisation of a tenant, and their sums. Members are read organisation by
 * organisation while the file is written, so that memory does not grow with their number.
 */
export async function writeAnggotaTenant(ctx: Ctx, isi: Isi): Promise<Download> {
  const { deps, scope, tenant_id } = ctx;
  const { nama, rentang } = isi;
  const names = await readElsewhere(deps, scope, (db) => listNamaKategori(db, tenant_id, rentang));
  const kolom = kolomRekap({ ...names, bermenit: [], klaim: [] });
  const content = makeSheet(
    { organisasi: { tenant_id, organisasi_id: null } },
    {
      nama: 'Rekap',
      kepala: kepalaLembar({ ...tabelTenant(isi), judul: JUDUL }, nama),
      kolom: [...KOLOM_INSTANSI, ...kolom],
      baris: rowsOfAnggota(ctx, isi, kolom),
    },
  );
  return { filename: namaBerkas(JUDUL, nama, rentang, 'xlsx'), mediaType: XLSX, content };
}

async function* rowsOfAnggota(
  { deps, scope, progress }: Ctx,
  { rentang, rekap }: Isi,
  kolom: ReturnType<typeof kolomRekap>,
): AsyncGenerator<Sel[]> {
  const sums = kolom.map(() => 0);
  let number = 0;
  for (const [done, organisasi] of rekap.data.entries()) {
    progress(done, rekap.data.length);
    const saring = { organisasi_id: organisasi.organisasi_id, range: rentang };
    const rows = await readElsewhere(deps, scope, (db) => listBarisRekap(db, saring));
    const head = KOLOM_INSTANSI.map(({ nilai }) => nilai(organisasi, 0));
    for (const row of rows) {
      yield [...head, ...kolom.map(({ nilai }) => nilai(row, number))];
      number += 1;
    }
    for (const [i, { jumlah }] of kolom.entries()) sums[i] = (sums[i] ?? 0) + Number(jumlah?.(rows) ?? 0);
  }
  const { persentase } = withPersentase(rekap.ringkasan);
  const jumlah = kolom.map((one, i) => (one === PERSENTASE ? persentase : one.jumlah ? (sums[i] ?? 0) : null));
  yield ['Jumlah', ...KOLOM_INSTANSI.slice(1).map(() => null), ...jumlah];
}
