import type { PengirimanAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { isBerjalan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useRefetchWhenDone } from '../../base/api/use-refetch-when-done.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/show/card.tsx';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';

const DOMAINS = ['belumAktivasi'] as const;

/** The last sending of links to many: how far it is, or what became of it. Nothing where there was none. */
export function PengirimanCard({ tenant_id }: { tenant_id: number }) {
  const { data } = useQuery({
    ...api.belumAktivasi.listPengirimanAktivasi.query({ tenant_id }, { autosave: true, errors: 'caller' }),
    refetchInterval: ({ state }) => isBerjalan(state.data?.[0]) && 1000,
  });
  const last = data?.[0];
  useRefetchWhenDone(isBerjalan(last), DOMAINS);
  if (!last) return null;
  return (
    <Card title="Pengiriman tautan terakhir" subtitle={<Saat pada={last.dibuat_pada} />}>
      {last.antrean ? (
        <p>{sebutAntrean(last.antrean)}</p>
      ) : isBerjalan(last) ? (
        <ProgressBar label="Sedang dikirim" done={last.selesai} total={last.total ?? 0} unit="anggota" />
      ) : (
        <p>{sebutHasil(last)}</p>
      )}
    </Card>
  );
}

function sebutHasil({ hasil }: PengirimanAktivasi): string {
  if (!hasil) return 'Pengiriman gagal. Yang sudah terkirim tetap terkirim; kirim sekali lagi untuk selebihnya.';
  const terkirim = `Terkirim kepada ${formatAngka(hasil.terkirim)} anggota.`;
  if (hasil.baru_saja === 0) return terkirim;
  return `${terkirim} ${formatAngka(hasil.baru_saja)} lagi dilewati karena sudah disurati tiga kali dalam sejam terakhir.`;
}
