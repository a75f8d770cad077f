import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { isTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { countSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { KOLOM_SALDO } from './kolom-saldo.ts';
import { keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listSemuaPemilik } from './pemilik-saldo.queries.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/** The sheet to fill in for a balance import: every member whom the caller sees and category with what is left of each year's right today. */
export async function getFormatSaldo(ctx: OrganisasiCtx): Promise<Download> {
  const { today } = ctx;
  const tahunIni = tahunOf(today);
  const [semua, lots] = [await listSemuaPemilik(ctx), await loadLots(ctx, { user_ids: 'semua' })];
  const pemilik = semua.filter(({ user_id }) => isTerlihat(ctx.actor, { milik: [user_id] }));
  const baris = pemilik.flatMap((one) => {
    const own = lots.get(keyOfPemilik(one)) ?? [];
    const years = [...new Set([...own.map(({ tahun }) => tahun), tahunIni])].filter((tahun) => tahun >= tahunIni - 2);
    return years
      .toSorted((a, b) => a - b)
      .map((tahun) => {
        const sisa = countSaldo(
          own.filter((lot) => lot.tahun === tahun),
          today,
        );
        return [String(one.user_id), one.nama, one.nip, one.kategori, String(tahun), sisa, null, null];
      });
  });
  const content = makeLater('writeTemplate', ctx, {
    nama: 'Saldo Cuti',
    kolom: KOLOM_SALDO.map((kolom) =>
      kolom.field === 'kategori' ? { ...kolom, pilihan: [...new Set(pemilik.map((one) => one.kategori))] } : kolom,
    ),
    baris,
    petunjuk: [
      'Satu baris untuk sisa hak satu tahun seorang anggota; kolom ID menentukan anggotanya dan tidak boleh diubah.',
      'Sisa yang dikosongkan tidak diubah. Yang ditulis ke buku besar adalah selisihnya, jadi berkas yang sama boleh diimpor lagi.',
      'Berlaku Sampai boleh dikosongkan: akhir tahun haknya, atau batas pakai bawaan untuk hak tahun lalu.',
    ],
  });
  return { filename: `format-saldo-cuti-${ctx.organisasi.kode_organisasi}.xlsx`, mediaType: XLSX, content };
}
