import type { Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutAntrean } from '../../kit/format/sebut-antrean.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Card } from '../../ui/show/card.tsx';
import { KpiCard } from '../../ui/chart/kpi-card.tsx';
import { PerubahanList } from './perubahan-list.tsx';
import { countPerubahan, CHIP_JENIS_SINKRON, URUTAN } from './sebut-sinkron.ts';
import classes from './sinkron.module.css';

type Props = {
  run: Sinkronisasi;
  /** Begins another reading. */
  read: ReactNode;
  isPending: boolean;
  onApply: (nonaktifkan: readonly number[]) => void;
};

const JUDUL = {
  membaca: 'Sedang membaca dari Simpatika',
  siap: 'Pratinjau sinkronisasi',
  menerapkan: 'Sedang diterapkan',
  selesai: 'Sinkronisasi terakhir',
  gagal: 'Sinkronisasi terhenti',
};

/** How the newest run stands: how far, what it counts, why it stopped, and what can be done with it. */
export function SinkronCard({ run, read, isPending, onApply }: Props) {
  const confirm = useConfirm();
  const {
    keadaan,
    jumlah,
    diterapkan,
    selesai,
    total,
    antrean,
    pesan,
    satuan,
    sisa_kuota,
    oleh,
    dibuat_pada,
    is_dapat_diterapkan,
  } = run;
  const sebut = useSebutSaat();
  const isRunning = keadaan === 'membaca' || keadaan === 'menerapkan';
  const banyak = jumlah ? countPerubahan(jumlah) : 0;
  const mayApply = is_dapat_diterapkan && keadaan !== 'selesai' && (banyak > 0 || satuan.length > 0);
  const isKurang =
    jumlah !== null && sisa_kuota !== null && keadaan === 'siap' && jumlah.baru + jumlah.aktif > sisa_kuota;
  const apply = async () => {
    const question = {
      title: 'Terapkan sinkronisasi?',
      message: `${formatAngka(banyak)} orang ditambah atau diubah menurut Simpatika. Yang sudah dibetulkan di sini tetap, dan yang hilang dari Simpatika tidak dinonaktifkan.`,
      confirmLabel: 'Terapkan',
    };
    if (await confirm(question)) onApply([]);
  };
  return (
    <Card title={JUDUL[keadaan]} subtitle={`${sebut(dibuat_pada)} · ${oleh ?? 'otomatis, malam hari'}`}>
      {antrean ? (
        <p aria-live="polite">{sebutAntrean(antrean)}</p>
      ) : (
        isRunning && (
          <ProgressBar
            label={keadaan === 'membaca' ? 'Membaca anggota' : 'Menerapkan perubahan'}
            done={selesai}
            total={total ?? 0}
            unit="orang"
          />
        )
      )}
      {pesan && <FormNotice failure={pesan} />}
      {isKurang && (
        <FormNotice
          pesan={`Kuota hanya cukup untuk ${formatAngka(sisa_kuota)} anggota lagi. Yang tidak tertampung dicatat sebagai galat; tambah kuota dahulu di Langganan.`}
        />
      )}
      {jumlah && (
        <div className={classes['angka']}>
          {URUTAN.filter((jenis) => jumlah[jenis] > 0 || jenis === 'baru' || jenis === 'ubah').map((jenis) => (
            <KpiCard key={jenis} label={CHIP_JENIS_SINKRON[jenis].label} value={formatAngka(jumlah[jenis])} />
          ))}
        </div>
      )}
      {diterapkan > 0 && <p>{formatAngka(diterapkan)} orang sudah diterapkan.</p>}
      {satuan.length > 0 && keadaan === 'siap' && (
        <>
          <p>Data instansi yang berubah:</p>
          <PerubahanList perubahan={satuan} />
        </>
      )}
      {keadaan === 'siap' && banyak === 0 && satuan.length === 0 && (
        <p>
          {jumlah !== null && jumlah.hilang + jumlah.galat > 0
            ? 'Tidak ada yang ditambah atau diubah. Yang hilang dan yang galat tercantum di bawah.'
            : 'Semua anggota sudah sama dengan Simpatika. Tidak ada yang perlu diterapkan.'}
        </p>
      )}
      {!isRunning && (
        <div className={classes['buttons']}>
          {mayApply && (
            <Button loading={isPending} onClick={() => void apply()}>
              {keadaan === 'gagal' ? 'Lanjutkan' : 'Terapkan'}
            </Button>
          )}
          {read}
        </div>
      )}
    </Card>
  );
}
