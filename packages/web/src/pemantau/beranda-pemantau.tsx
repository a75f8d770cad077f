import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { LABEL_HAK_PANTAU } from '@hadir/rules/akses/hak-pantau.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PantauanSection } from '../monitoring/pantauan-section.tsx';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { StatusTempatChip } from '../tenant/status-tempat-chip.tsx';
import { masaTugas, tempatTugas } from './masa-tugas.ts';
import classes from './pemantau.module.css';

/** Beranda of a monitor: what he was given to watch, until when, and what of it is open to him. */
export function BerandaPemantau() {
  const { data, error, refetch } = useQuery(api.pemantau.listTugasSendiri.query({}, { errors: 'screen' }));
  const satu = satuSatunya(data?.tugas ?? []);
  return (
    <>
      <PageHeader
        title="Beranda"
        subtitle="Yang Anda pantau. Anda membaca, tidak mengubah; yang Anda buka tercatat di log."
        actions={
          <>
            {data?.tugas.some(({ organisasi_id, is_berlaku }) => organisasi_id === null && is_berlaku) && (
              <LinkButton variant="default" href={hrefTo('tenant.analitik')}>
                Analitik
              </LinkButton>
            )}
            {satu ? (
              <LinkButton href={hrefTo('home', { organisasi_id: satu.organisasi_id })}>Buka {satu.nama}</LinkButton>
            ) : (
              <LinkButton href={hrefTo('organisasi.pilih')}>Pilih Organisasi</LinkButton>
            )}
          </>
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.tugas.length === 0 ? (
        <EmptyState title="Belum ada tugas">Hubungi super admin untuk mendapat tempat yang dipantau.</EmptyState>
      ) : (
        <div className={classes['stack']}>
          <PantauanSection withTenant />
          <Card title="Tempat yang dipantau">
            <ul className={classes['tugas']}>
              {data.tugas.map((one) => (
                <li key={`${one.tenant_id} ${one.organisasi_id ?? ''}`}>
                  <span>
                    {one.organisasi_id !== null && one.is_berlaku && !one.tutup ? (
                      <Link href={hrefTo('home', { organisasi_id: one.organisasi_id })}>{tempatTugas(one)}</Link>
                    ) : (
                      tempatTugas(one)
                    )}
                    <small>{masaTugas(one)}</small>
                    {one.tutup?.keterangan && <small>{one.tutup.keterangan}</small>}
                  </span>
                  {one.tutup && <StatusTempatChip status={one.tutup.status} />}
                  {!one.is_berlaku && <StatusChip tone="grey" label="Tidak berlaku" />}
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Yang juga terbuka bagi Anda">
            <p>
              {data.hak.length === 0
                ? 'Tidak ada: foto, lampiran, dan nomor pribadi tertutup.'
                : data.hak.map((hak) => LABEL_HAK_PANTAU[hak]).join(' · ')}
            </p>
          </Card>
        </div>
      )}
    </>
  );
}

/** The only institution that is watched: there is none to choose. */
function satuSatunya(tugas: Output<typeof pemantau.listTugasSendiri>['tugas']) {
  const [satu, ...lain] = tugas.filter(({ is_berlaku, tutup }) => is_berlaku && !tutup);
  if (!satu?.organisasi_id || lain.length > 0) return null;
  return { organisasi_id: satu.organisasi_id, nama: satu.nama_organisasi ?? 'instansinya' };
}
