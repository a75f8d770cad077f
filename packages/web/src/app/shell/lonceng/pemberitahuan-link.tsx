import type { Pemberitahuan } from '@hadir/contract/auth/lonceng/lonceng.contract.ts';
import { VisuallyHidden } from '@mantine/core';
import { Sejak } from '../../../kit/zona/sejak.tsx';
import { KATA_JENIS_PEMBERITAHUAN } from '../../../profil/kata-pemberitahuan.ts';
import { Link } from '../../../ui/show/link.tsx';
import classes from './lonceng.module.css';

/** One thing that one was told; it leads to the screen where it stands. */
export function PemberitahuanLink({ pemberitahuan, onOpen }: { pemberitahuan: Pemberitahuan; onOpen: () => void }) {
  const { jenis, judul, tautan, dibuat_pada, is_dibaca } = pemberitahuan;
  const { nama } = KATA_JENIS_PEMBERITAHUAN[jenis];
  return (
    <Link href={tautan} className={classes['pemberitahuan']} data-belum={!is_dibaca || undefined} onClick={onOpen}>
      <span className={classes['judul']}>{judul}</span>
      <small className={classes['kapan']}>
        {/* 'Ajuan cuti Siti' need not say again that it is one. */}
        {!judul.startsWith(nama) && `${nama} · `}
        <Sejak pada={dibuat_pada} />
      </small>
      {!is_dibaca && <VisuallyHidden>Belum dibaca</VisuallyHidden>}
    </Link>
  );
}
