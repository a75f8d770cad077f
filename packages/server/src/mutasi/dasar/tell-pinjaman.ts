import { sebutRentang, sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { findJejakMutasi } from './jejak-mutasi.queries.ts';
import { findPinjamanMasuk } from './pinjaman.queries.ts';
import { tellOrang } from './tell-orang.ts';
import { tellSisi } from './tell-sisi.ts';

type Dipinjam = { organisasi_id: number; user_id: number };
/** What the place that he is lent to does: it ends his loan after a day, takes that back, or goes on with it from a day on. */
type Langkah =
  | { kata: 'dinonaktifkan' | 'diakhiri'; akhir: Tanggal }
  | { kata: 'batal diakhiri' }
  | { kata: 'diaktifkan kembali'; mulai: Tanggal };

/**
 * The place that a member is lent to does something about it: those who lent him are told, and so is he
 * (aturan/mutasi#kembali). Of whoever is not lent there nothing is told; answers whether he is.
 */
export async function tellPinjaman(
  ctx: MilikCtx,
  { organisasi_id, user_id }: Dipinjam,
  langkah: Langkah,
): Promise<boolean> {
  const jejak = await findJejakMutasi({ db: ctx.db, organisasi: { organisasi_id } }, user_id);
  const pinjaman = jejak && (await findPinjamanMasuk(ctx, jejak.mutasi_id, ctx.today));
  if (pinjaman?.tujuan_organisasi_id !== organisasi_id) return false;
  const { nama, asal, tujuan, tgl_selesai } = pinjaman;
  const [apa, sambung] = sebut(langkah, ctx.actor.nama, tujuan, tgl_selesai);
  await tellSisi(ctx, pinjaman, 'asal', {
    judul: `Perbantuan ${nama} di ${tujuan} ${apa}`,
    isi: `Perbantuan ${nama} dari ${asal} di ${tujuan} ${apa}. ${sambung}`,
  });
  await tellOrang(ctx, pinjaman, {
    judul: `Perbantuan Anda di ${tujuan} ${apa}`,
    isi: `Perbantuan Anda dari ${asal} di ${tujuan} ${apa}. Keanggotaan Anda di ${asal} tidak berubah karenanya.`,
  });
  return true;
}

function sebut(langkah: Langkah, oleh: string, tujuan: string, tgl_selesai: Tanggal): [string, string] {
  const sampai = sebutTanggal(tgl_selesai);
  if ('akhir' in langkah)
    return [
      `${langkah.kata} ${oleh}: hari terakhirnya ${sebutTanggal(langkah.akhir)}`,
      `Sampai ${sampai} ${tujuan} masih dapat mengaktifkannya kembali.`,
    ];
  if (langkah.kata === 'batal diakhiri')
    return [`batal diakhiri ${oleh} dan tetap sampai ${sampai}`, 'Tidak ada yang perlu dilakukan.'];
  const rentang = sebutRentang({ tgl_awal: langkah.mulai, tgl_akhir: tgl_selesai });
  return [`diaktifkan kembali ${oleh} mulai ${rentang}`, 'Ia anggota kedua instansi sampai hari itu.'];
}
