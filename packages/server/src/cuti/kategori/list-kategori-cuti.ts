import { listKategori } from './kategori-cuti.queries.ts';
import type { kategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listKategoriCuti: Verb<typeof kategoriCuti.listKategoriCuti> = listKategori;
