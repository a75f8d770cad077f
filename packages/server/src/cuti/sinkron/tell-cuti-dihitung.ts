import { kalimat } from '@hadir/contract/kit/kalimat.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { sendPemberitahuan, type Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { CutiDihitung } from './cuti-tersentuh.queries.ts';

type Ctx = Pick<BaseCtx, 'db' | 'deps' | 'now'> & { organisasi: { organisasi_id: number } };
type Semua = ReadonlyMap<number, CutiDihitung>;

/** Tells each whose request or approved leave counts other days than before, or has more of them unpaid (aturan/cuti#kurang). */
export async function tellCutiDihitung(ctx: Ctx, sebelum: Semua, sesudah: Semua): Promise<void> {
  const { organisasi_id } = ctx.organisasi;
  const kabar = [...sesudah.values()].flatMap((kini): Pemberitahuan[] => {
    const dulu = sebelum.get(kini.cuti_id);
    if (!dulu || (dulu.jumlah_hari === kini.jumlah_hari && kini.kurang <= dulu.kurang)) return [];
    const tautan = `${ctx.deps.publicUrl}/organisasi/${organisasi_id}/cuti/${kini.cuti_id}`;
    const surat = { kepada: kini.email, ...sebutPerubahan(dulu, kini, tautan) };
    return [{ user_id: kini.user_id, jenis: ['hasil'], organisasi_id, surat, tautan }];
  });
  await sendPemberitahuan(ctx, kabar);
}

function sebutPerubahan(dulu: CutiDihitung, kini: CutiDihitung, tautan: string) {
  const cuti = `${kini.is_menunggu ? 'Ajuan cuti' : 'Cuti'} ${sebutRentang(kini)}`;
  const jumlah =
    dulu.jumlah_hari === kini.jumlah_hari
      ? `tetap ${sebutJumlahHari(kini.jumlah_hari)}`
      : `kini ${sebutJumlahHari(kini.jumlah_hari)}, sebelumnya ${sebutJumlahHari(dulu.jumlah_hari)}`;
  const kurang = kini.kurang > 0 ? `${sebutJumlahHari(kini.kurang)} belum ditutup saldo` : '';
  const teks = [
    `Halo ${kini.nama},`,
    `Hari kerja atau hari libur di dalamnya berubah. ${kalimat(`${cuti} ${jumlah}`)}`,
    ...(kurang ? [kalimat(`${kurang}; bicarakan dengan operator instansi Anda`)] : []),
    `Selengkapnya: ${tautan}`,
  ].join('\n\n');
  return { judul: `${cuti} ${jumlah}${kurang && `, ${kurang}`}`, teks };
}
