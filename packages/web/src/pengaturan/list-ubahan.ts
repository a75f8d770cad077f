import { NAMA_PENGATURAN, type IsiPengaturan, type NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import type { Ubahan } from '../base/dampak/ubahan-list.tsx';
import { labelPengaturan, sebutNilai } from './sebut-pengaturan.ts';

export type UbahanPengaturan = Ubahan & { nama: NamaPengaturan };

type Changes = { [N in NamaPengaturan]?: IsiPengaturan[N] | undefined };

/** Each setting that is sent, as it is now and as it will be, in the order of the screen. */
export function listUbahan(berlaku: IsiPengaturan, changes: Changes): UbahanPengaturan[] {
  return NAMA_PENGATURAN.filter((nama) => changes[nama] !== undefined).map((nama) => ({
    nama,
    label: labelPengaturan(nama),
    dari: sebutNilai(nama, berlaku[nama]),
    menjadi: sebutNilai(nama, ({ ...berlaku, ...changes } as IsiPengaturan)[nama]),
  }));
}
