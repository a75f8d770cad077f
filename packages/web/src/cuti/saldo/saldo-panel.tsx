import type { BarisSaldo, Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { mayKoreksiSaldo } from '@hadir/rules/cuti/saldo/may-koreksi-saldo.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BukuCutiButton } from '../buku/buku-cuti-button.tsx';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { sebutHangus } from './sebut-hangus.ts';
import { KoreksiSaldoDialog } from './koreksi-saldo-dialog.tsx';

type Props = {
  organisasi_id: number;
  saldo: Saldo;
  /** The date of the balance; one to come shows the lines that it rests on before they are written. */
  tanggal?: string | undefined;
  canWrite: boolean;
  onClose: () => void;
};

const JENIS: Record<BarisSaldo['jenis'], string> = {
  jatah: 'Jatah',
  bawaan: 'Bawaan',
  pemakaian: 'Pemakaian',
  pengembalian: 'Pengembalian',
  koreksi: 'Koreksi',
  hangus: 'Hangus',
};

/** The ledger behind one balance, the latest line first. */
export function SaldoPanel({ organisasi_id, saldo, tanggal, canWrite, onClose }: Props) {
  const { user_id, cuti_kategori_id } = saldo;
  const hangus = sebutHangus(saldo.jadwal_hangus);
  // What is corrected is the balance of today, whichever date is looked at and however long ago it was read.
  const hariIni = useMutation({
    mutationFn: () => api.saldoCuti.listSaldoCuti.call({ organisasi_id, user_id, cuti_kategori_id, count: 1 }),
    meta: { apart: true },
  });
  const correcting = hariIni.data?.data[0];
  const isSendiri = !mayKoreksiSaldo({ user_id }, useSession()?.me.user_id ?? 0);
  const baris = useQuery(
    api.saldoCuti.listBukuBesarSaldo.query({
      organisasi_id,
      user_id,
      cuti_kategori_id,
      ...(tanggal ? { tanggal } : {}),
    }),
  );
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={`${saldo.kategori} ${saldo.nama}`}
      footer={
        canWrite &&
        (isSendiri ? (
          <p className={classes['dimmed']}>Saldo Anda sendiri dikoreksi operator lain atau admin induk.</p>
        ) : (
          <Button loading={hariIni.isPending} onClick={() => hariIni.mutate()}>
            Koreksi saldo
          </Button>
        ))
      }
    >
      <p>
        {tanggal ? `Saldo pada ${formatTanggal(tanggal)}` : 'Saldo'} <strong>{formatJumlahHari(saldo.sisa)}</strong>
      </p>
      {hangus && (
        <p className={classes['dimmed']}>
          Hangus {hangus}: hari yang tidak dipakai sampai tanggal itu dan tidak terbawa ke tahun berikutnya. Hak tahun
          sebelumnya hanya terbawa lagi bila sejak itu tidak ada cuti yang diambil.
        </p>
      )}
      <BukuCutiButton organisasi_id={organisasi_id} user_id={user_id} />
      {baris.data ? (
        <ol className={classes['list']} aria-label="Buku besar">
          {baris.data.map((one) => (
            <li key={one.cuti_saldo_id}>
              <div className={classes['line']}>
                <span>
                  {one.jenis === 'hangus' && one.jumlah > 0 ? 'Batal hangus' : JENIS[one.jenis]}{' '}
                  <span className={classes['dimmed']}>hak {one.tahun}</span>
                </span>
                <strong>
                  {one.jumlah > 0 ? '+' : '−'}
                  {formatAngka(Math.abs(one.jumlah))}
                </strong>
              </div>
              <div className={classes['dimmed']}>
                {[
                  formatTanggal(one.tanggal),
                  one.tanggal_cuti && `untuk ${formatTanggal(one.tanggal_cuti)}`,
                  one.kedaluwarsa && `berlaku sampai ${formatTanggal(one.kedaluwarsa)}`,
                  one.cuti_saldo_id < 0 ? 'perkiraan, belum dibukukan' : (one.oleh ?? 'oleh Hadir'),
                  one.keterangan,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </li>
          ))}
          {baris.data.length === 0 && <li className={classes['dimmed']}>Belum ada baris.</li>}
        </ol>
      ) : baris.error ? (
        <ErrorState error={baris.error} onRetry={() => void baris.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      {correcting && (
        <KoreksiSaldoDialog
          organisasi_id={organisasi_id}
          saldo={correcting}
          onClose={() => hariIni.reset()}
          onSaved={onClose}
        />
      )}
    </SidePanel>
  );
}
