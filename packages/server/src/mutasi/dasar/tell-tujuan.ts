import { sebutKeanggotaanBerakhir } from '@hadir/contract/anggota/daftar/sebut-keanggotaan-berakhir.ts';
import { sebutRentang, sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';
import { tellOrang } from './tell-orang.ts';

/**
 * Tells whom a transfer is about that it is certain: from which day, where to, and what of his ends where he is. Whose loan
 * ends early is told of that by `tellPinjaman`.
 */
export async function tellTujuan(ctx: MilikCtx, mutasi: MutasiTersimpan, bawaan: IkutPindah | null): Promise<void> {
  const { jenis, asal, tujuan, tgl_mulai, tgl_selesai } = mutasi;
  if (jenis === 'berhenti') return tellBerhenti(ctx, mutasi, bawaan?.ajuan ?? []);
  if (tujuan === null) return;
  const jam = bawaan?.jadwal.find((one) => one.jam !== null);
  const pertama = jam ? `Jam kerja pertama Anda di sana ${sebutTanggal(jam.tanggal)}, ${jam.jam}.` : '';
  if (jenis === 'perbantuan') {
    const masa = sebutRentang({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai ?? tgl_mulai });
    const judul = `Anda diperbantukan ke ${tujuan} ${masa}`;
    await tellOrang(ctx, mutasi, { judul, isi: `${judul}. Anda tetap anggota ${asal}. ${pertama}`.trim() });
    return;
  }
  const judul = `Anda pindah ke ${tujuan} mulai ${sebutTanggal(tgl_mulai)}`;
  const akhir = sebutKeanggotaanBerakhir({ tgl_akhir: addDays(tgl_mulai, -1), tempat: asal, tujuan });
  const isi = [`${judul}. ${akhir}.`, pertama, sebutBerakhir(bawaan?.ajuan ?? [], tujuan)];
  await tellOrang(ctx, mutasi, { judul, isi: isi.filter(Boolean).join(' ') });
}

async function tellBerhenti(ctx: MilikCtx, mutasi: MutasiTersimpan, ajuan: IkutPindah['ajuan']): Promise<void> {
  const judul = sebutKeanggotaanBerakhir({
    tgl_akhir: addDays(mutasi.tgl_mulai, -1),
    tempat: mutasi.asal,
    tujuan: null,
  });
  const isi = [`${judul}.`, sebutBerakhir(ajuan), `Bila ini keliru, sampaikan kepada operator ${mutasi.asal}.`];
  await tellOrang(ctx, mutasi, { judul, isi: isi.filter(Boolean).join(' ') });
}

/** His requests that end with the membership, by name and date. */
function sebutBerakhir(ajuan: IkutPindah['ajuan'], tujuan?: string): string {
  if (ajuan.length === 0) return '';
  const semua = ajuan.map((one) => `${one.nama} ${sebutRentang(one)}`).join(', ');
  return `Yang ikut berakhir: ${semua}.${tujuan ? ` Bila masih memerlukannya, ajukan lagi di ${tujuan}.` : ''}`;
}
