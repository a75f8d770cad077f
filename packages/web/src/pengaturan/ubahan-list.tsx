import { NAMA_PENGATURAN, type IsiPengaturan, type NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { labelPengaturan, sebutNilai } from './sebut-pengaturan.ts';
import classes from './pengaturan.module.css';

export type Ubahan = { nama: NamaPengaturan; dari: string; menjadi: string };

type Changes = { [N in NamaPengaturan]?: IsiPengaturan[N] | undefined };

/** Each setting that is sent, as it is now and as it will be, in the order of the screen. */
export function listUbahan(berlaku: IsiPengaturan, changes: Changes): Ubahan[] {
  return NAMA_PENGATURAN.filter((nama) => changes[nama] !== undefined).map((nama) => ({
    nama,
    dari: sebutNilai(nama, berlaku[nama]),
    menjadi: sebutNilai(nama, ({ ...berlaku, ...changes } as IsiPengaturan)[nama]),
  }));
}

/** What is about to change, before it is kept: 'Jeda antarpresensi: 5 menit → 10 menit'. */
export function UbahanList({ ubahan }: { ubahan: readonly Ubahan[] }) {
  return (
    <ul className={classes['history']} aria-label="Yang berubah">
      {ubahan.map(({ nama, dari, menjadi }) => (
        <li key={nama} className={classes['change']}>
          <span className={classes['when']}>{labelPengaturan(nama)}</span>
          <span className={classes['what']}>
            {dari} → {menjadi}
          </span>
        </li>
      ))}
    </ul>
  );
}
