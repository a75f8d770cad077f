import type { Folder } from './folder.ts';
import type { Klien } from './klien.ts';

/** A fresh organisation that a folder is loaded into, with the ids behind the folder's names and PINs. */
export type Tempat = {
  klien: Klien;
  folder: Folder;
  organisasi_id: number;
  /** `/orgs/{organisasi_id}` */
  base: string;
  zona: string;
  bulan: { dari: string; sampai: string };
  userByPin: ReadonlyMap<string, number>;
  groupByNama: ReadonlyMap<string, number>;
};

/** The id that a name or PIN of the folder stands for. */
export function idOf(ids: ReadonlyMap<string, number>, nama: string | undefined): number {
  const id = ids.get(nama ?? '');
  if (id === undefined) throw new Error(`Folder menyebut ${nama}, yang tidak ada di dalamnya`);
  return id;
}
