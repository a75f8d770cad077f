import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { fotoAnggota } from '../../../base/foto/foto-anggota.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/show/link.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import type { Session } from '../../../base/session/use-session.ts';
import classes from './account-panel.module.css';
import { ColorSchemeItem } from './color-scheme-item.tsx';

type Props = {
  session: Session;
  onOpen: (dialog: 'username' | 'kata-sandi' | 'bantuan') => void;
  onClose: () => void;
  onLogout: () => void;
};

/** Who is signed in, and what he can do with his account. */
export function AccountPanel({ session: { me, organisasi }, onOpen, onClose, onLogout }: Props) {
  const synced = organisasi?.is_sinkronisasi ?? false;
  return (
    <div className={classes['panel']}>
      <div className={classes['person']}>
        <Avatar name={me.nama} photo={fotoAnggota(me)} gender={me.gender} size="xl" />
        <p className={classes['nama']}>{me.nama}</p>
        {me.email && <p className={classes['email']}>{me.email}</p>}
        <p className={classes['role']}>{LABEL_PERAN[peranOf(me, organisasi)]}</p>
      </div>
      <ul className={classes['list']}>
        <li>
          <Link
            className={classes['item']}
            href={hrefTo('profil', { organisasi_id: organisasi?.organisasi_id ?? 0 })}
            onClick={onClose}
          >
            <IconUser size={18} stroke={1.75} aria-hidden="true" />
            Profil
          </Link>
        </li>
        {!synced && (
          <li>
            <button type="button" className={classes['item']} onClick={() => onOpen('username')}>
              <IconId size={18} stroke={1.75} aria-hidden="true" />
              Ubah Username
            </button>
          </li>
        )}
        {!synced && (
          <li>
            <button type="button" className={classes['item']} onClick={() => onOpen('kata-sandi')}>
              <IconLock size={18} stroke={1.75} aria-hidden="true" />
              Ubah Kata Sandi
            </button>
          </li>
        )}
        <li>
          <ColorSchemeItem />
        </li>
        <li>
          <button type="button" className={classes['item']} onClick={() => onOpen('bantuan')}>
            <IconHelp size={18} stroke={1.75} aria-hidden="true" />
            Bantuan
          </button>
        </li>
        <li>
          <button type="button" className={classes['item']} onClick={onLogout}>
            <IconLogout size={18} stroke={1.75} aria-hidden="true" />
            Keluar
          </button>
        </li>
      </ul>
    </div>
  );
}
