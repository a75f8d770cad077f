import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addKategoriCuti } from '../../../cuti/kategori/add-kategori-cuti.ts';
import { changeKategoriCuti } from '../../../cuti/kategori/change-kategori-cuti.ts';
import { fillKategoriCuti } from '../../../cuti/kategori/fill-kategori-cuti.ts';
import { getKategoriCuti } from '../../../cuti/kategori/get-kategori-cuti.ts';
import { listKategori } from '../../../cuti/kategori/kategori-cuti.queries.ts';
import { removeKategoriCuti } from '../../../cuti/kategori/remove-kategori-cuti.ts';
import { whileCutiAktif } from '../../../cuti/pengaturan/while-cuti-aktif.ts';

export const kategoriCutiRoutes: Handlers<typeof contract.kategoriCuti> = whileCutiAktif({
  list: listKategori,
  create: addKategoriCuti,
  fill: fillKategoriCuti,
  find: getKategoriCuti,
  update: changeKategoriCuti,
  delete: removeKategoriCuti,
  updateStatus: changeKategoriCuti,
});
