import { judgeSaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { mayChange } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import IconBeachOff from '@tabler/icons-react/dist/esm/icons/IconBeachOff.mjs';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import { LinkButton } from '../../../base/links/link-button.tsx';

type Props = { organisasi: OrganisasiAktif; feature: string };

/** In place of a leave screen where leave is switched off; who may switch it on is led there. */
export function CutiOff({ organisasi, feature }: Props) {
  const { organisasi_id, peran } = organisasi;
  const text =
    judgeSaklarCuti(organisasi) === 'cuti.hidden'
      ? 'Ketidakhadiran dinonaktifkan untuk instansi ini.'
      : 'Fitur cuti tidak aktif di instansi ini.';
  const isPengubah = mayChange(peran, 'organisasi');
  return (
    <EmptyState
      title={`${feature} tidak tersedia`}
      icon={<IconBeachOff size={22} stroke={1.75} />}
      action={
        isPengubah && (
          <LinkButton href={hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'pengaturan' })}>
            Buka Pengaturan
          </LinkButton>
        )
      }
    >
      {isPengubah ? text : `${text} Hubungi operator instansi Anda.`}
    </EmptyState>
  );
}
