import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { sendPemberitahuan, type Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { listPenerimaBersama } from './cuti-bersama.queries.ts';

type Ctx = Pick<BaseCtx, 'db' | 'deps' | 'now'> & { organisasi: { organisasi_id: number } };
type Baris = HasilBersama['baris'];

/** Tells each whose balance the cuti bersama have moved by how much and on which dates (aturan/cuti#cuti-bersama). */
export async function tellSaldoBersama(ctx: Ctx, baris: Baris): Promise<void> {
  const { organisasi_id } = ctx.organisasi;
  const tautan = `${ctx.deps.publicUrl}/organisasi/${organisasi_id}/cuti`;
  const byUser = Map.groupBy(
    baris.filter(({ jumlah }) => jumlah !== 0),
    ({ user_id }) => user_id,
  );
  const kabar = (await listPenerimaBersama(ctx, [...byUser.keys()])).map(({ user_id, nama, email }): Pemberitahuan => {
    const judul = `Saldo cuti Anda ${sebutGerak(byUser.get(user_id) ?? [])}`;
    const teks = [`Halo ${nama},`, `${judul}.`, `Selengkapnya: ${tautan}`].join('\n\n');
    return { user_id, jenis: ['hasil'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
  });
  await sendPemberitahuan(ctx, kabar);
}

/** 'berkurang 1 hari: cuti bersama 10-12-2026'. */
const sebutGerak = (baris: Baris): string =>
  [
    { kata: 'berkurang', rows: baris.filter(({ jumlah }) => jumlah < 0) },
    { kata: 'bertambah', rows: baris.filter(({ jumlah }) => jumlah > 0) },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map(({ kata, rows }) => {
      const hari = sebutJumlahHari(rows.reduce((sum, { jumlah }) => sum + Math.abs(jumlah), 0));
      const tanggal = rows.map((one) => sebutTanggal(one.tanggal)).join(', ');
      return `${kata} ${hari}: cuti bersama ${tanggal}`;
    })
    .join('; ');
