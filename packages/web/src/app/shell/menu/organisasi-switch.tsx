import { VisuallyHidden } from '@mantine/core';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { OrganisasiAvatar } from '../../../organisasi/organisasi-avatar.tsx';
import { Link } from '../../../ui/show/link.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import type { Session } from '../../../base/session/use-session.ts';
import classes from './organisasi-switch.module.css';

/** Where one is and as what; leads to the organisation chooser. */
export function OrganisasiSwitch({ session: { me, organisasi } }: { session: Session }) {
  const isGiven = peranOf(me, null) === 'pemantau';
  const nama = organisasi?.nama ?? me.nama_tenant ?? (isGiven ? 'Tempat yang dipantau' : 'Semua induk');
  const kode = organisasi?.kode_organisasi ?? me.kode_tenant;
  const role = LABEL_PERAN[peranOf(me, organisasi)];
  return (
    <Link className={classes['switch']} href={hrefTo('organisasi.pilih')}>
      <OrganisasiAvatar organisasi={organisasi ?? { organisasi_id: 0, nama, file_foto: null }} />
      <span className={classes['words']}>
        <span className={classes['nama']}>{nama}</span>
        <span className={classes['role']}>{[kode, role].filter(Boolean).join(' · ')}</span>
      </span>
      <VisuallyHidden>Pilih instansi lain</VisuallyHidden>
      <IconSelector size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
