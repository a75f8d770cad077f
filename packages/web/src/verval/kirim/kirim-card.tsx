import { isBerjalan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useRefetchWhenDone } from '../../base/api/use-refetch-when-done.ts';
import { Langkah, type KeadaanLangkah } from '../dasar/langkah.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { KirimDitolakList } from './kirim-ditolak-list.tsx';
import { sebutKiriman, sebutTanpaIdentitas } from './sebut-kiriman.ts';
import { useKirim } from './use-kirim.ts';
import classes from '../dasar/verval.module.css';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';

type Props = { organisasi_id: number; bulan: string; canWrite: boolean; keadaan: KeadaanLangkah };

const POLL_MS = 1500;
/** What sending changes, the months' states among it. */
const BERUBAH = ['verval'] as const;

/** Sending the month's verified members to the staff system: what waits, how far it is, and who was refused. */
export function KirimCard({ organisasi_id, bulan, canWrite, keadaan: langkah }: Props) {
  const sebut = useSebutSaat();
  const { data, dataUpdatedAt } = useQuery({
    ...api.kirimVerval.getKeadaanKirim.query({ organisasi_id, bulan }, { errors: 'caller', autosave: true }),
    refetchInterval: ({ state }) => (isBerjalan(state.data?.pekerjaan) ? POLL_MS : false),
  });
  const { kirim, sending } = useKirim(organisasi_id, bulan);
  const running = isBerjalan(data?.pekerjaan);
  useRefetchWhenDone(running, BERUBAH);

  if (!data) return null;
  const { keadaan, menunggu, dapat_dikirim, ditolak, pekerjaan, tanpa_identitas } = data;
  return (
    <Langkah
      title="Kirim ke Simpatika"
      keadaan={langkah}
      subtitle="Hanya kehadiran yang sudah diverifikasi yang dikirim."
      actions={
        canWrite &&
        keadaan === 'siap' &&
        dapat_dikirim > 0 && (
          <Button
            loading={sending}
            disabled={running}
            onClick={() =>
              void kirim(null, `${formatAngka(dapat_dikirim)} anggota yang terverifikasi`, tanpa_identitas.jumlah)
            }
          >
            Kirim {formatAngka(dapat_dikirim)} anggota
          </Button>
        )
      }
    >
      {keadaan === 'belum_diatur' ? (
        <p>Sambungan ke Simpatika belum diatur di server ini. Hubungi pengelola server.</p>
      ) : (
        <div className={classes['kirim']} role="status">
          {running && pekerjaan ? (
            <>
              {pekerjaan.antrean ? (
                <p>{sebutAntrean(pekerjaan.antrean)}</p>
              ) : (
                <ProgressBar
                  label="Mengirim"
                  done={pekerjaan.selesai}
                  total={pekerjaan.total ?? menunggu}
                  unit="anggota"
                  secondsElapsed={(dataUpdatedAt - Date.parse(pekerjaan.dibuat_pada)) / 1000}
                />
              )}
              <p>Halaman ini boleh ditutup; pengiriman berjalan terus.</p>
            </>
          ) : (
            <p>{sebutKiriman(data, sebut)}</p>
          )}
        </div>
      )}
      {dapat_dikirim < menunggu && !running && <p>{sebutTanpaIdentitas(tanpa_identitas)}</p>}
      {ditolak > 0 && !running && <KirimDitolakList organisasi_id={organisasi_id} bulan={bulan} />}
    </Langkah>
  );
}
