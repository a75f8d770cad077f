import { peranOf } from '../../../base/session/peran-of.ts';
import { isKalangan } from '@hadir/rules/akses/is-kalangan.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { fotoAnggota } from '../../../base/foto/foto-anggota.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/show/link.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { berandaAtas } from '../../../base/session/beranda-atas.ts';
import { hasAccess } from '../../../base/session/has-access.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { Wordmark } from '../../../base/page/wordmark.tsx';
import { ColorSchemeToggle } from '../account/color-scheme-toggle.tsx';
import { LicenceBadge } from '../account/licence-badge.tsx';
import { searchHint } from '../finder/search-hint.ts';
import { LoncengButton } from '../lonceng/lonceng-button.tsx';
import classes from './top-bar.module.css';

type Props = {
  session: Session;
  current: RouteName;
  hasMenu: boolean;
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onAccount: () => void;
};

export function TopBar({ session, current, hasMenu, menuOpen, onMenu, onSearch, onAccount }: Props) {
  const { me, organisasi, izin } = session;
  const atChooser = current === 'organisasi.pilih';
  const back = organisasi ? hrefTo('home', { organisasi_id: organisasi.organisasi_id }) : berandaAtas(me)?.href;
  const mayChoose = isKalangan('pantau', peranOf(me, null)) && hasAccess(izin, 'organisasi.index') && !atChooser;
  return (
    <header className={classes['bar']}>
      <a className={classes['skip']} href="#isi">
        Lewati ke isi
      </a>
      {hasMenu && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={menuOpen ? 'Tutup menu' : 'Buka menu'}
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          {menuOpen ? <IconX size={20} stroke={1.75} /> : <IconMenu2 size={20} stroke={1.75} />}
        </ActionIcon>
      )}
      <Link href={hrefTo('root')} className={classes['brand']} aria-label="Hadir, ke Beranda">
        <Wordmark />
      </Link>
      {organisasi && isTerhubung(organisasi) && <LicenceBadge organisasi={organisasi} />}
      {atChooser && back && (
        <Link href={back} className={classes['chip']}>
          <IconArrowLeft size={15} stroke={2} aria-hidden="true" />
          <span className={classes['words']}>Kembali</span>
        </Link>
      )}
      {mayChoose && (
        <Link href={hrefTo('organisasi.pilih')} className={classes['chip']}>
          <IconBuildingCommunity size={15} stroke={2} aria-hidden="true" />
          <span className={classes['words']}>Pilih Organisasi</span>
        </Link>
      )}
      <button type="button" className={classes['search']} onClick={onSearch} aria-keyshortcuts="Control+K">
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes['hint']}>{searchHint(session)}</span>
        <kbd className={classes['keys']}>Ctrl K</kbd>
      </button>
      <div className={classes['end']}>
        <LoncengButton />
        <span className={classes['scheme']}>
          <ColorSchemeToggle />
        </span>
        <button type="button" className={classes['account']} aria-haspopup="dialog" onClick={onAccount}>
          <VisuallyHidden>Akun {me.nama}</VisuallyHidden>
          <Avatar name={me.nama} photo={fotoAnggota(me)} size="md" />
        </button>
      </div>
    </header>
  );
}
