import { formatAngka } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from '../dasar/verval.module.css';

/** How many members, leading to who they are. */
export function AnggotaStatus({ jumlah, href }: { jumlah: number; href: string }) {
  const words = `${formatAngka(jumlah)} anggota`;
  return jumlah === 0 ? (
    words
  ) : (
    <Link className={classes['count']} href={href}>
      {words}
    </Link>
  );
}
