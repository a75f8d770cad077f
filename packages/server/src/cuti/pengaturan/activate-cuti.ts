import type { pengaturanCuti } from '@hadir/contract/cuti/pengaturan/pengaturan-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { isCutiMenyala, namaSaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { changePengaturanFrom } from '../../pengaturan/change-pengaturan-from.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import { listJalanMenunggu } from '../../persetujuan/jalan/jalan.queries.ts';
import { KATEGORI_BAWAAN } from '../kategori/kategori-bawaan.ts';
import { insertKategori, listSemuaKategori, lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { openTahun } from '../saldo/open-tahun.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Call = typeof pengaturanCuti.activateCuti;

/**
 * Turns leave on from today, with the default categories where there are none yet and, if told, this year's rights; or
 * off, which keeps everything and lets nobody near it.
 */
export async function activateCuti(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { is_aktif, buka_tahun } = input;
  const sebelum = await findSaklarCuti(ctx);
  await changePengaturanFrom(ctx, ctx.today, { [namaSaklarCuti(ctx.organisasi)]: is_aktif });

  await lockCutiOrganisasi(ctx);
  const isEmpty = is_aktif && (await listSemuaKategori(ctx)).length === 0;
  if (isEmpty) await insertKategori(ctx, KATEGORI_BAWAAN);
  const opened = is_aktif && buka_tahun ? await openTahun(ctx, tahunOf(ctx.today)) : [];
  const given = opened.flatMap(({ pemilik, baris }) =>
    baris.filter(({ jenis }) => jenis === 'jatah').map(({ jumlah }) => ({ user_id: pemilik.user_id, jumlah })),
  );
  const hasil = {
    is_aktif,
    kategori_diisi: isEmpty ? KATEGORI_BAWAAN.map(({ nama }) => nama) : [],
    jatah: {
      anggota: new Set(given.map(({ user_id }) => user_id)).size,
      hari: given.reduce((sum, { jumlah }) => sum + jumlah, 0),
    },
    menunggu: (await listJalanMenunggu(ctx, ['cuti'])).length,
  };
  ctx.logChange({ sebelum: { is_aktif: isCutiMenyala(sebelum) }, sesudah: hasil });
  return hasil;
}
