import { AKAN_BERAKHIR_HARI } from '@hadir/rules/billing/akan-berakhir.ts';
import { sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { formatAngka, formatTanggal, formatUkuran } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { KpiCard } from '../ui/chart/kpi-card.tsx';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import classes from './tenant.module.css';

const KEADAAN = ['aktif', 'tidak_aktif', 'menunggu', 'ditolak', 'diblokir'] as const;

/** A tenant in figures. */
export function StatistikSection({ tenant_id }: { tenant_id: number }) {
  const { data, error, refetch } = useQuery(
    api.statistikTenant.getStatistikTenant.query({ tenant_id }, { errors: 'screen' }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />;
  const { organisasi, anggota, hari_ini, penyimpanan, akan_berakhir } = data;
  const angka = (jumlah: number) => formatAngka(jumlah);
  return (
    <div className={classes['stack']}>
      <div className={classes['cards']}>
        <KpiCard label="Instansi" value={angka(organisasi.jumlah)} detail={`${angka(organisasi.aktif)} aktif`} />
        <KpiCard
          label="Orang aktif"
          value={angka(anggota.aktif)}
          detail={`kuota ${sebutKuota(anggota.kuota).toLowerCase()}`}
        />
        <KpiCard
          label="Hadir hari ini"
          value={angka(hari_ini.hadir)}
          detail={`dari ${angka(hari_ini.anggota)} keanggotaan`}
        />
        <KpiCard
          label="Penyimpanan"
          value={formatUkuran(penyimpanan.byte)}
          detail={`${angka(penyimpanan.berkas)} berkas`}
        />
      </div>
      <Card title="Instansi menurut keadaannya">
        <Facts
          facts={[
            ...KEADAAN.map((keadaan) => ({
              label: LABEL_STATUS_TEMPAT[STATUS_RECORD[keadaan]],
              value: angka(organisasi[keadaan]),
            })),
            { label: 'Edisi terhubung', value: angka(organisasi.terhubung) },
            { label: 'Edisi umum', value: angka(organisasi.umum) },
            { label: 'Berlangganan', value: angka(organisasi.berlangganan) },
            { label: 'Tanpa langganan', value: angka(organisasi.tanpa_langganan) },
          ]}
        />
      </Card>
      <Card title="Hari ini">
        <Facts
          facts={[
            { label: 'Hadir', value: angka(hari_ini.hadir) },
            { label: 'Terlambat', value: angka(hari_ini.terlambat) },
            { label: 'Cuti', value: angka(hari_ini.cuti) },
            { label: 'Absen', value: angka(hari_ini.absen) },
            { label: sebutBelum(hari_ini), value: angka(hari_ini.terbuka) },
            { label: 'Belum aktivasi', value: angka(anggota.belum_aktivasi) },
            { label: 'Akun terpakai', value: angka(anggota.terpakai) },
          ]}
        />
      </Card>
      <Card title={`Berakhir dalam ${AKAN_BERAKHIR_HARI} hari`}>
        {akan_berakhir.length === 0 ? (
          <p>Tidak ada langganan yang berakhir dalam {AKAN_BERAKHIR_HARI} hari.</p>
        ) : (
          <Facts
            facts={akan_berakhir.map((one) => ({ label: one.nama, value: formatTanggal(one.tgl_berlaku_akhir) }))}
          />
        )}
      </Card>
    </div>
  );
}
