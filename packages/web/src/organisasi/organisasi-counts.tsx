import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { hasAccess } from '../base/session/has-access.ts';
import { useSession } from '../base/session/use-session.ts';
import { formatAngka } from '../kit/format/format.ts';
import { KpiCard } from '../ui/chart/kpi-card.tsx';
import classes from './organisasi-screen.module.css';

/** How much there is of everything; each figure leads to what it counts, for who may see that. */
export function OrganisasiCounts({ organisasi }: { organisasi: Organisasi }) {
  const { organisasi_id, kuota, terpakai, jumlah_anggota, jumlah_anggota_aktif } = organisasi;
  const izin = useSession()?.izin ?? [];
  const linked = (access: 'user.index' | 'group.index', href: string) => (hasAccess(izin, access) ? { href } : {});
  return (
    <div className={classes['counts']}>
      <KpiCard
        label="Anggota"
        value={formatAngka(jumlah_anggota)}
        {...(kuota !== null && { detail: `${formatAngka(terpakai)} dari kuota ${formatAngka(kuota)} akun terpakai` })}
        {...linked('user.index', hrefTo('user', { organisasi_id }))}
      />
      <KpiCard
        label="Anggota aktif"
        value={formatAngka(jumlah_anggota_aktif)}
        {...linked('user.index', hrefTo('user', { organisasi_id }, { is_aktif: 1 }))}
      />
      <KpiCard
        label="Operator"
        value={formatAngka(organisasi.jumlah_operator)}
        {...linked('user.index', hrefTo('user', { organisasi_id }, { role: KODE_PERAN.operator }))}
      />
      <KpiCard
        label="Grup"
        value={formatAngka(organisasi.jumlah_grup)}
        {...linked('group.index', hrefTo('grup', { organisasi_id }))}
      />
      <KpiCard
        label="Lokasi presensi"
        value={formatAngka(organisasi.jumlah_lokasi)}
        href={hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'lokasi' })}
      />
    </div>
  );
}
