import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addKategoriBawaan } from '../../../cuti/kategori/add-kategori-bawaan.ts';
import { addKategoriCuti } from '../../../cuti/kategori/add-kategori-cuti.ts';
import { changeKategoriCuti } from '../../../cuti/kategori/change-kategori-cuti.ts';
import { changeStatusKategori } from '../../../cuti/kategori/change-status-kategori.ts';
import { getKategoriCuti } from '../../../cuti/kategori/get-kategori-cuti.ts';
import { listKategoriCuti } from '../../../cuti/kategori/list-kategori-cuti.ts';
import { removeKategoriCuti } from '../../../cuti/kategori/remove-kategori-cuti.ts';

export const kategoriCutiRoutes: Handlers<typeof contract.kategoriCuti> = {
  listKategoriCuti,
  addKategoriCuti,
  addKategoriBawaan,
  getKategoriCuti,
  changeKategoriCuti,
  removeKategoriCuti,
  changeStatusKategori,
};
