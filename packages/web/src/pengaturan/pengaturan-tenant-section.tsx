import type { PengaturanTenant } from '@hadir/contract/pengaturan/pengaturan-tenant.contract.ts';
import { isBerlaku } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { formatAngka } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/show/card.tsx';
import { AsalPengaturan } from './asal-pengaturan.tsx';
import { MasaKehadiranSection } from './masa-kehadiran-section.tsx';
import { MasaLogSection } from './masa-log-section.tsx';
import { PengaturanFields } from './pengaturan-fields.tsx';
import { changesOf, pengaturanSchema, toPengaturanValues, type PengaturanFormValues } from './pengaturan-values.ts';
import { questionOfPengaturanTenant } from './question-of-pengaturan.tsx';
import { RiwayatPengaturanCard } from './riwayat-pengaturan-card.tsx';
import { SimpanBar } from './simpan-bar.tsx';
import { listUbahan } from './list-ubahan.ts';
import classes from './pengaturan.module.css';

type Props = { tenant_id: number; canWrite: boolean };

/** What a tenant's organisations follow, how to change it from a date on, and every change there was and will be. */
export function PengaturanTenantSection({ tenant_id, canWrite }: Props) {
  const { data, error, refetch } = useQuery(
    api.pengaturanTenant.getPengaturanTenant.query({ tenant_id }, { errors: 'caller' }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <div className={classes['stack']}>
      {/* Saved settings are a form of their own: it starts from what is then in force. */}
      <Isian key={JSON.stringify(data)} pengaturan={data} canWrite={canWrite} />
      <MasaKehadiranSection tenant_id={tenant_id} canWrite={canWrite} />
      <MasaLogSection tenant_id={tenant_id} canWrite={canWrite} />
      {data.riwayat.length > 0 && <RiwayatPengaturanCard riwayat={data.riwayat} />}
    </div>
  );
}

function Isian({ pengaturan, canWrite }: { pengaturan: PengaturanTenant; canWrite: boolean }) {
  const { tenant_id, jumlah_organisasi, sendiri, tgl_paling_cepat } = pengaturan;
  const ubah = usePerubahan(api.pengaturanTenant.changePengaturanTenant, {
    question: (dampak, { tgl_mulai = tgl_paling_cepat, ...changes }) =>
      questionOfPengaturanTenant(dampak, listUbahan(isiPada(pengaturan, tgl_mulai), changes), tgl_mulai),
    refetches: ['auth', 'jadwal', 'pengaturan'],
  });
  const hadir = useHadirForm<PengaturanFormValues>({
    initialValues: toPengaturanValues(pengaturan),
    schema: pengaturanSchema,
    onSubmit: async ({ tgl_mulai, ...values }) => {
      const changes = changesOf(pengaturan, { ...values, tgl_mulai });
      await ubah.submit({ ...changes, tenant_id, tgl_mulai: tgl_mulai ?? undefined });
    },
  });
  const count = Object.keys(changesOf(pengaturan, hadir.form.values)).length;
  return (
    <Card
      title="Pengaturan instansi"
      subtitle={`Bawaan bagi ${formatAngka(jumlah_organisasi)} instansi. Setiap instansi mengikutinya atau mengatur sendiri, per isian. Hari yang sudah lewat tidak berubah.`}
    >
      <form noValidate onSubmit={hadir.submit}>
        <PengaturanFields
          form={hadir}
          disabled={!canWrite}
          asal={(nama) => {
            const jumlah = sendiri[nama] ?? 0;
            if (jumlah === 0) return null;
            return <AsalPengaturan sendiri teks={`${formatAngka(jumlah)} instansi mengatur sendiri`} />;
          }}
        />
        {canWrite && <SimpanBar form={hadir} count={count} palingCepat={tgl_paling_cepat} />}
      </form>
    </Card>
  );
}

/** What is in force on the day from which the change will hold, rather than today. */
const isiPada = (pengaturan: PengaturanTenant, tanggal: string) =>
  pengaturan.riwayat.find((one) => isBerlaku(one, tanggal)) ?? pengaturan;
