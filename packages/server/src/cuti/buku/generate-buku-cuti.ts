import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { findGrup } from '../../grup/grup.queries.ts';
import { requireGrup } from '../../grup/require-grup.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { askLaporan } from '../../laporan/berkas/ask-laporan.ts';
import { listAnggotaBuku } from './buku-cuti.queries.ts';

type Call = typeof saldoCuti.generateBukuCuti;

/** Has the leave books of a whole group or organisation made in the background; refuses (422) where there is no one. */
export async function generateBukuCuti(ctx: OrganisasiCtx, { tahun, group_id }: Input<Call>): Promise<Output<Call>> {
  await requireGrup(ctx, group_id);
  const grup = group_id === undefined ? undefined : await findGrup(ctx, group_id);
  const saring = { tahun, group_id: grup?.group_id };
  if ((await listAnggotaBuku(ctx, saring)).length === 0) {
    throw refuseField('tahun', 'Tidak ada yang menjadi anggota pada tahun ini');
  }
  const setahun = { tgl_awal: `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
  return askLaporan(ctx, {
    jenis: 'buku-cuti',
    nama: `Buku Cuti ${[tahun, grup?.nama].filter(Boolean).join(', ')}`,
    format: 'pdf',
    group_id: grup ? [grup.group_id] : undefined,
    rentang: { periode_laporan_id: null, sebutan: `Tahun ${tahun}`, ...setahun },
  });
}
