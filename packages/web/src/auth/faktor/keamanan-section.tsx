import type { Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { Card } from '../../ui/show/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FaktorList, type Tindakan } from './faktor-list.tsx';
import { KodePemulihanDialog } from './kode-pemulihan-dialog.tsx';

const PasangTotpDialog = lazy(async () => ({
  default: (await import('./pasang-totp-dialog.tsx')).PasangTotpDialog,
}));
const TambahPasskeyDialog = lazy(async () => ({
  default: (await import('./tambah-passkey-dialog.tsx')).TambahPasskeyDialog,
}));
const UbahPasskeyDialog = lazy(async () => ({
  default: (await import('./ubah-passkey-dialog.tsx')).UbahPasskeyDialog,
}));
const HapusFaktorDialog = lazy(async () => ({
  default: (await import('./hapus-faktor-dialog.tsx')).HapusFaktorDialog,
}));
const KodePemulihanBaruDialog = lazy(async () => ({
  default: (await import('./kode-pemulihan-baru-dialog.tsx')).KodePemulihanBaruDialog,
}));

type Props = {
  /** After a factor was set up and its recovery codes were put away. */
  onReady?: () => void;
};

/** One's own second factors: what there is, and how each is set up and removed. */
export function KeamananSection({ onReady }: Props) {
  const faktor = useQuery(api.faktor.getFaktor.query({}));
  const [tindakan, setTindakan] = useState<Tindakan | null>(null);
  const [kode, setKode] = useState<string[] | null>(null);
  const done = (kode_pemulihan: string[] | null) => {
    setKode(kode_pemulihan);
    if (kode_pemulihan === null) onReady?.();
  };
  return (
    <Card
      title="Keamanan masuk"
      subtitle="Faktor kedua menjaga akun Anda juga bila kata sandinya diketahui orang lain."
    >
      {faktor.data ? (
        <FaktorList faktor={faktor.data} onAct={setTindakan} />
      ) : faktor.error ? (
        <ErrorState error={faktor.error} onRetry={() => void faktor.refetch()} />
      ) : (
        <Skeleton lines={3} height={48} />
      )}
      <Suspense>
        {faktor.data && tindakan && (
          <Dialogs faktor={faktor.data} tindakan={tindakan} onClose={() => setTindakan(null)} onDone={done} />
        )}
      </Suspense>
      <KodePemulihanDialog
        kode={kode}
        onClose={() => {
          setKode(null);
          onReady?.();
        }}
      />
    </Card>
  );
}

type DialogProps = {
  faktor: Faktor;
  tindakan: Tindakan;
  onClose: () => void;
  onDone: (kode_pemulihan: string[] | null) => void;
};

function Dialogs({ faktor, tindakan, onClose, onDone }: DialogProps) {
  switch (tindakan.jenis) {
    case 'pasang-totp':
      return <PasangTotpDialog onClose={onClose} onDone={onDone} />;
    case 'tambah-passkey':
      return <TambahPasskeyDialog onClose={onClose} onDone={onDone} />;
    case 'kode-baru':
      return <KodePemulihanBaruDialog onClose={onClose} onDone={onDone} />;
    case 'ubah-passkey':
      return <UbahPasskeyDialog passkey={tindakan.passkey} onClose={onClose} />;
    case 'hapus-passkey':
      return <HapusFaktorDialog faktor={faktor} passkey={tindakan.passkey} onClose={onClose} />;
    case 'hapus-totp':
      return <HapusFaktorDialog faktor={faktor} onClose={onClose} />;
  }
}
