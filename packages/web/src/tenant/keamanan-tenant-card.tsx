import type { Belum, KeamananTenantKini } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SandiDialog } from '../base/forms/sandi-dialog.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { api } from '../base/api/api.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import classes from './profil-tenant-screen.module.css';

const SAKLAR = [
  { name: 'is_faktor_wajib_admin', belum: 'belum_admin', siapa: 'admin induk', label: 'Wajib bagi admin induk' },
  {
    name: 'is_faktor_wajib_operator',
    belum: 'belum_operator',
    siapa: 'operator instansi',
    label: 'Wajib bagi operator instansi',
  },
] as const;

/** Of whom the tenant asks a second factor. */
export function KeamananTenantCard({ tenant_id }: { tenant_id: number }) {
  const canWrite = useCanWriteTenant();
  const { data, error, refetch } = useQuery(
    api.keamananTenant.getKeamananTenant.query({ tenant_id }, { errors: 'screen' }),
  );
  return (
    <Card
      title="Faktor kedua saat masuk"
      subtitle="Selain kata sandi: kode dari aplikasi autentikator, atau passkey (sidik jari, wajah, kunci keamanan)."
    >
      {data ? (
        <Saklar keamanan={data} tenant_id={tenant_id} canWrite={canWrite} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} height={48} />
      )}
    </Card>
  );
}

function Saklar({
  keamanan,
  tenant_id,
  canWrite,
}: {
  keamanan: KeamananTenantKini;
  tenant_id: number;
  canWrite: boolean;
}) {
  const confirm = useConfirm();
  const [berhenti, setBerhenti] = useState<(typeof SAKLAR)[number] | null>(null);
  const save = useMutation(api.keamananTenant.changeKeamananTenant.mutation({ refetches: ['auth'] }));
  const stop = useMutation(api.keamananTenant.changeKeamananTenant.mutation({ errors: 'caller', refetches: ['auth'] }));
  const { is_faktor_wajib_admin, is_faktor_wajib_operator } = keamanan;
  const kini = { is_faktor_wajib_admin, is_faktor_wajib_operator, tenant_id };
  const require = async ({ name, siapa, belum }: (typeof SAKLAR)[number]) => {
    const answer = await confirm({
      title: `Wajibkan faktor kedua bagi ${siapa}?`,
      message: `${sebutBelum(keamanan[belum], siapa)} ${sebutAkibat(keamanan[belum])}`,
      confirmLabel: 'Wajibkan',
    });
    if (answer) save.mutate({ ...kini, [name]: true });
  };
  const fields = SAKLAR.map((saklar) => (
    <SwitchField
      key={saklar.name}
      label={saklar.label}
      description={`Setiap ${saklar.siapa} memasang faktor kedua sebelum dapat melanjutkan. ${sebutBelum(keamanan[saklar.belum], saklar.siapa)}`}
      checked={keamanan[saklar.name]}
      disabled={!canWrite || save.isPending}
      onChange={(checked) => (checked ? void require(saklar) : setBerhenti(saklar))}
    />
  ));
  return (
    <div className={classes['stack']}>
      {fields}
      {berhenti && (
        <SandiDialog
          title={`Berhenti mewajibkan faktor kedua bagi ${berhenti.siapa}?`}
          pesan="Yang sudah memasangnya tetap diminta saat masuk; yang belum tidak diminta lagi. Semua admin induk diberi tahu lewat email."
          submitLabel="Berhenti mewajibkan"
          onSubmit={(password) => stop.mutateAsync({ ...kini, password, [berhenti.name]: false })}
          onClose={() => setBerhenti(null)}
        />
      )}
    </div>
  );
}

function sebutBelum({ jumlah, is_saya }: Belum, siapa: string): string {
  if (jumlah === 0) return `Semua ${siapa} sudah memasangnya.`;
  if (is_saya)
    return jumlah === 1
      ? 'Tinggal Anda yang belum memasangnya.'
      : `${formatAngka(jumlah)} ${siapa} belum memasangnya, termasuk Anda.`;
  return `${formatAngka(jumlah)} ${siapa} belum memasangnya.`;
}

function sebutAkibat({ jumlah, is_saya }: Belum): string {
  if (jumlah === 0) return 'Yang berikutnya diminta memasangnya saat pertama masuk.';
  const lain = 'diminta memasangnya sebelum dapat melanjutkan. Tidak ada yang terkunci.';
  if (!is_saya) return `Mereka ${lain}`;
  const saya = 'Sesudah ini Anda langsung diarahkan memasangnya; siapkan ponsel Anda.';
  return jumlah === 1 ? `${saya} Anda tidak terkunci.` : `${saya} Yang lain ${lain}`;
}
