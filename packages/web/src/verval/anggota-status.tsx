import { formatAngka } from '../kit/format.ts';
import { Link } from '../ui/link.tsx';
import classes from './verval.module.css';

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
