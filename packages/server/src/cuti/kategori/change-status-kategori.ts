import { changeKategoriCuti } from './change-kategori-cuti.ts';
import type { kategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const changeStatusKategori: Verb<typeof kategoriCuti.changeStatusKategori> = changeKategoriCuti;
