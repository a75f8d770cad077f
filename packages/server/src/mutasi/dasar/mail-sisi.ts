import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';
import { tellSisi, type Pelapor } from './tell-sisi.ts';

/** Tells the operators of one side what has become of a transfer. */
export function mailSisi(ctx: Pelapor, mutasi: MutasiTersimpan, sisi: 'asal' | 'tujuan', apa: string): Promise<void> {
  const { nama, asal, tujuan, tgl_mulai } = mutasi;
  return tellSisi(ctx, mutasi, sisi, {
    judul: `Mutasi ${nama} mulai ${sebutTanggal(tgl_mulai)} ${apa}`,
    isi: `Mutasi ${nama} dari ${asal}${tujuan ? ` ke ${tujuan}` : ''} mulai ${tanggalPanjang(tgl_mulai)} ${apa}.`,
  });
}
