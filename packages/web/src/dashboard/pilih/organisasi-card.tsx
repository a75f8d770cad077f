import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiBaris } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hrefTo } from '../../base/links/href-to.ts';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { OrganisasiAvatar } from '../../organisasi/organisasi-avatar.tsx';
import classes from './organisasi-card.module.css';

type Props = {
  organisasi: OrganisasiBaris;
  /** Names the tenant too, for who sees those of several. */
  withTenant: boolean;
  /** A super admin also enters what is not active. */
  mayEnterAny: boolean;
};

/** An organisation to enter. One that is not active is shown and cannot be entered. */
export function OrganisasiCard({ organisasi, withTenant, mayEnterAny }: Props) {
  const { organisasi_id, kode_organisasi, nama, nama_tenant, user, jumlah_anggota, status, status_anggota } =
    organisasi;
  const about = [
    kode_organisasi,
    withTenant && nama_tenant,
    user.role === KODE_PERAN.operator && LABEL_PERAN.operator,
    user.role === KODE_PERAN.user && LABEL_PERAN.user,
    `${formatAngka(jumlah_anggota)} anggota`,
  ].filter((part) => part !== false);

  const words = (
    <>
      <OrganisasiAvatar organisasi={organisasi} />
      <span className={classes['words']}>
        <span className={classes['nama']}>{nama}</span>
        <span className={classes['about']}>{about.join(' · ')}</span>
        <span className={classes['tanda']}>
          {status_anggota === STATUS_KEANGGOTAAN.tidak_aktif && (
            <StatusChip tone="grey" label="Keanggotaan tidak aktif" />
          )}
          {status !== STATUS_RECORD.aktif && <StatusChip tone="grey" label="Tidak aktif" />}
        </span>
      </span>
    </>
  );
  if (status !== STATUS_RECORD.aktif && !mayEnterAny) return <div className={classes['card']}>{words}</div>;
  return (
    <Link
      className={classes['card']}
      href={hrefTo('home', { organisasi_id })}
      onClick={() => chosenOrganisasi.choose(organisasi_id)}
    >
      {words}
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
