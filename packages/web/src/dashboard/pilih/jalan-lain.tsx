import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { berandaAtas } from '../../base/session/beranda-atas.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from './jalan-lain.module.css';

/** The ways past the list: the super admin's dashboard, the viewer's, the tenant admin's own tenant. */
export function JalanLain({ me }: { me: Me }) {
  const way = berandaAtas(me);
  if (!way) return null;
  return (
    <Link className={classes['way']} href={way.href}>
      <span className={classes['icon']} aria-hidden="true">
        <IconBuildingCommunity size={20} stroke={1.75} />
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>{way.title}</span>
        <span className={classes['about']}>{way.about}</span>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
