import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';
import { tellOrang } from './tell-orang.ts';

/** Tells whom a transfer is about what has become of it; nothing of why, which is the two places' own. */
export function mailOrang(ctx: Pick<MilikCtx, 'db' | 'deps' | 'now'>, mutasi: MutasiTersimpan, apa: string) {
  const { tujuan, asal, tgl_mulai } = mutasi;
  const sebutan = tujuan ? `Mutasi Anda ke ${tujuan}` : `Berakhirnya keanggotaan Anda di ${asal}`;
  return tellOrang(ctx, mutasi, {
    judul: `${sebutan} mulai ${sebutTanggal(tgl_mulai)} ${apa}`,
    isi: `${sebutan} mulai ${tanggalPanjang(tgl_mulai)} ${apa}.`,
  });
}
