import type { Me } from '@hadir/contract/auth/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../base/links/link-button.tsx';
import { api } from '../base/api/api.ts';
import { formatHariTanggal } from '../kit/format/format.ts';
import { TawaranPanduan } from '../base/panduan/tawaran-panduan.tsx';
import { panggilanOf } from '../base/api/panggilan-of.ts';
import { salamOf } from '../base/words/salam-of.ts';
import { UndanganSayaSection } from '../anggota/undangan/undangan-saya-section.tsx';
import { AkhirLanggananSection } from '../billing/akhir-langganan-section.tsx';
import { PengumumanSection } from '../pengumuman/pengumuman-section.tsx';
import { MenungguKeputusanSection } from '../persetujuan/menunggu-keputusan-section.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import classes from './beranda-organisasi-screen.module.css';
import { LangkahAwalCard } from './langkah-awal-card.tsx';
import { PerhatianCard } from './perhatian-card.tsx';
import { RingkasanCards } from './ringkasan-cards.tsx';
import { TanpaJadwal } from './tanpa-jadwal.tsx';
import { TindakLanjutCard } from './tindak-lanjut-card.tsx';
import { TrenCard } from './tren-card.tsx';
import { useHariHref } from './use-hari-href.ts';

type Props = {
  me: Me;
  organisasi: OrganisasiAktif;
  /** The check-in of those who are members themselves. */
  presensi?: ReactNode;
};

const REFRESH_MS = 60_000;

/** Beranda of those who look after an organisation: today, who is missing, what waits, and the trend. */
export function BerandaOrganisasiScreen({ me, organisasi, presensi }: Props) {
  const { organisasi_id, nama, timezone } = organisasi;
  const { data, error, refetch } = useQuery({
    ...api.dashboard.getBerandaOrganisasi.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    refetchInterval: REFRESH_MS,
  });
  const day = data?.organisasi;
  const { dayHref, hrefOf, isLocked } = useHariHref(organisasi_id, data?.tanggal);
  return (
    <>
      <PageHeader
        title={`${salamOf(timezone)}, ${panggilanOf(me.nama)}`}
        subtitle={data ? `${formatHariTanggal(data.tanggal)} · ${nama}` : nama}
        actions={
          <LinkButton variant="default" href={dayHref()}>
            {isLocked ? 'Riwayat Kehadiran' : 'Kehadiran Harian'}
          </LinkButton>
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['page']}>
          {day && <TawaranPanduan nama="beranda" />}
          {data && <AkhirLanggananSection organisasi={organisasi} today={data.tanggal} />}
          <UndanganSayaSection />
          {day?.langkah_awal && (
            <LangkahAwalCard organisasi_id={organisasi_id} langkah={day.langkah_awal} isAnggota={data?.saya !== null} />
          )}
          <RingkasanCards
            ringkasan={day?.hari_ini}
            terakhir={day?.hari_kerja_terakhir}
            {...(day?.is_tanpa_jadwal && { tanpaJadwal: <TanpaJadwal organisasi_id={organisasi_id} /> })}
            {...(day && { hrefOf: (keadaan, tanggal) => hrefOf(keadaan, { tanggal }) })}
          />
          <div className={classes['columns']}>
            <div className={classes['column']}>
              {day ? <TrenCard tren={day.tren} hrefOf={dayHref} /> : <Skeleton lines={1} height={320} />}
              {day && <TindakLanjutCard organisasi_id={organisasi_id} items={day.tindak_lanjut} />}
            </div>
            <div className={classes['column']}>
              {data?.saya && presensi}
              <MenungguKeputusanSection organisasi_id={organisasi_id} />
              <PengumumanSection organisasi_id={organisasi_id} />
              {day ? (
                <PerhatianCard organisasi_id={organisasi_id} ringkasan={day.hari_ini} hrefOf={hrefOf} />
              ) : (
                <Skeleton lines={1} height={320} />
              )}
            </div>
          </div>
        </div>
      )}
    </>
  );
}
