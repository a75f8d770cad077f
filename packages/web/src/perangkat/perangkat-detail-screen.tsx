import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { formatAngka } from '../kit/format/format.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { StatusTempatChip } from '../tenant/status-tempat-chip.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { HariPerangkatCard } from './hari-perangkat-card.tsx';
import { JamMesin } from './jam-mesin.tsx';
import { PasangMesinCard } from './pasang-mesin-card.tsx';
import { PerintahCard } from './perintah-card.tsx';
import { AWAS_PIN, LABEL_CARA_KIOS } from './label-cara-kios.ts';
import { PerangkatMenu } from './perangkat-menu.tsx';
import classes from './dasar/perangkat.module.css';
import { TertahanCard } from './tertahan/tertahan-card.tsx';

// A machine has none, and it brings what draws a QR code.
const PasangKiosCard = lazy(async () => ({ default: (await import('./pasang-kios-card.tsx')).PasangKiosCard }));
const PerangkatFormDialog = lazy(async () => ({
  default: (await import('./perangkat-form-dialog.tsx')).PerangkatFormDialog,
}));

type Props = { organisasi_id: number; perangkat_id: number };

/** One machine or kiosk: how it is, what it sent of late, what waits, and how it is set up. */
export function PerangkatDetailScreen({ organisasi_id, perangkat_id }: Props) {
  const navigate = useNavigate();
  const sebutSaat = useSebutSaat();
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState(false);
  const {
    data: mesin,
    error,
    refetch,
  } = useQuery(api.perangkat.getPerangkat.query({ organisasi_id, perangkat_id }, { errors: 'screen' }));
  const isKios = mesin?.jenis === 'kios';
  const list = { label: 'Perangkat', href: hrefTo('device', { organisasi_id }) };
  return (
    <>
      <PageHeader
        title={mesin?.nama ?? 'Rincian Perangkat'}
        crumbs={[{ label: 'Kelola Instansi' }, list, { label: mesin?.nama ?? 'Rincian' }]}
        actions={
          mesin &&
          canWrite && (
            <>
              <PerangkatMenu
                organisasi_id={organisasi_id}
                perangkat={mesin}
                onDeleted={() => void navigate({ to: list.href })}
              />
              <Button onClick={() => setEditing(true)}>Ubah</Button>
            </>
          )
        }
      />
      {mesin ? (
        <div className={classes['stack']}>
          <Card>
            <Facts
              facts={[
                { label: 'Status', value: <StatusTempatChip status={mesin.status} /> },
                ...(isKios ? [] : [{ label: 'Nomor seri', value: mesin.nomor_seri }]),
                { label: 'Lokasi', value: `${mesin.nama_lokasi} (${LABEL_ZONA[mesin.timezone]})` },
                {
                  label: 'Terakhir terlihat',
                  value: (
                    <span className={classes['keadaan']}>
                      {mesin.is_diam && <StatusChip tone="red" label="Diam" />}
                      {mesin.terakhir_terlihat ? sebutSaat(mesin.terakhir_terlihat) : BELUM_PERNAH}
                    </span>
                  ),
                },
                ...(isKios
                  ? [
                      { label: 'Cara presensi', value: LABEL_CARA_KIOS[mesin.kios_pin] },
                      { label: 'Foto', value: mesin.is_kios_foto ? 'Diambil' : 'Tidak diambil' },
                      { label: 'Dari alamat', value: mesin.alamat_terakhir },
                    ]
                  : [
                      {
                        label: 'Jamnya',
                        value: (
                          <JamMesin selisih={mesin.selisih_detik} isAktif={mesin.status === STATUS_RECORD.aktif} />
                        ),
                      },
                      { label: 'Dari alamat', value: mesin.alamat_terakhir },
                      { label: 'Firmware', value: mesin.firmware },
                    ]),
                { label: isKios ? 'Presensi tercatat' : 'Baris tercatat', value: formatAngka(mesin.hit) },
                { label: 'Ditolak', value: formatAngka(mesin.ditolak) },
                ...(isKios
                  ? [
                      { label: 'Kartu tidak dikenal', value: formatAngka(mesin.kartu_asing) },
                      ...(mesin.kios_pin === 'tanpa' && mesin.pin_salah === 0
                        ? []
                        : [{ label: 'PIN salah', value: formatAngka(mesin.pin_salah) }]),
                    ]
                  : []),
                ...(mesin.keterangan ? [{ label: 'Keterangan', value: mesin.keterangan, wide: true }] : []),
              ]}
            />
            {isKios && mesin.kios_pin === 'pengganti' && (
              <p className={classes['awas']} data-gawat={!mesin.is_kios_foto || undefined}>
                {mesin.is_kios_foto ? AWAS_PIN.denganFoto : AWAS_PIN.tanpaFoto}
              </p>
            )}
          </Card>
          {isKios && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <PasangKiosCard organisasi_id={organisasi_id} kios={mesin} canWrite={canWrite} />
            </Suspense>
          )}
          <HariPerangkatCard hari={mesin.hari} />
          {!isKios && (
            <>
              <TertahanCard organisasi_id={organisasi_id} perangkat_id={perangkat_id} canWrite={canWrite} />
              <PerintahCard
                organisasi_id={organisasi_id}
                perangkat_id={perangkat_id}
                nama={mesin.nama}
                canWrite={canWrite && mesin.status === STATUS_RECORD.aktif}
              />
              <PasangMesinCard organisasi_id={organisasi_id} nomor_seri={mesin.nomor_seri} />
            </>
          )}
          <Suspense>
            {editing && (
              <PerangkatFormDialog
                organisasi_id={organisasi_id}
                jenis={isKios ? 'kios' : 'mesin'}
                perangkat={mesin}
                opened
                onClose={() => setEditing(false)}
              />
            )}
          </Suspense>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
