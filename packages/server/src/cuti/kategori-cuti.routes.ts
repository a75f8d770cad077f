import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addKategoriCuti } from './add-kategori-cuti.ts';
import { changeKategoriCuti } from './change-kategori-cuti.ts';
import { fillKategoriCuti } from './fill-kategori-cuti.ts';
import { getKategoriCuti } from './get-kategori-cuti.ts';
import { listKategori } from './kategori-cuti.queries.ts';
import { removeKategoriCuti } from './remove-kategori-cuti.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';

export const kategoriCutiRoutes: Handlers<typeof contract.kategoriCuti> = whileCutiAktif({
  list: listKategori,
  create: addKategoriCuti,
  fill: fillKategoriCuti,
  find: getKategoriCuti,
  update: changeKategoriCuti,
  delete: removeKategoriCuti,
  updateStatus: changeKategoriCuti,
});
