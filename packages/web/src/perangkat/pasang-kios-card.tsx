import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { ALAMAT_KIOS } from '../base/api/own-pages.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { QrCode } from '../ui/show/qr-code.tsx';
import classes from './dasar/perangkat.module.css';
import { SisaWaktu } from './sisa-waktu.tsx';

type Props = { organisasi_id: number; kios: Perangkat; canWrite: boolean };
type Kode = { kode: string; berlaku_sampai: string; dipasang_sebelum: string | null };

/** While a code is shown it is asked this often whether the tablet has taken it. */
const TANYA_MS = 3000;

/** Makes a tablet this kiosk by a code, and takes it back. */
export function PasangKiosCard({ organisasi_id, kios, canWrite }: Props) {
  const sebutSaat = useSebutSaat();
  const confirm = useConfirm();
  const { perangkat_id, nama, dipasang_pada, status } = kios;
  const key = { organisasi_id, perangkat_id };
  const [kode, setKode] = useState<Kode | null>(null);
  const isMenunggu = kode !== null && kode.dipasang_sebelum === dipasang_pada;
  useQuery({ ...api.perangkat.getPerangkat.query(key), refetchInterval: TANYA_MS, enabled: isMenunggu });
  const start = useMutation({
    ...api.kios.startKios.mutation({ quiet: true }),
    onSuccess: (made) => setKode({ ...made, dipasang_sebelum: dipasang_pada }),
  });
  const end = useMutation({
    ...api.kios.endKios.mutation({ refetches: ['perangkat'] }),
    onSuccess: () => setKode(null),
  });

  const lepas = async () => {
    const question = {
      title: `Lepas ${nama}?`,
      message:
        'Tabletnya langsung berhenti mencatat, dan yang presensi di sana diberi tahu. Presensi yang belum dikirimnya tampil di layarnya, dapat diunduh, dan dikirim bila ia dipasang lagi sebagai kios ini.',
      confirmLabel: 'Lepas',
      danger: true,
    };
    if (await confirm(question)) end.mutate(key);
  };
  return (
    <Card
      title="Tablet kios"
      subtitle={
        dipasang_pada
          ? `Terpasang sejak ${sebutSaat(dipasang_pada)}.`
          : 'Belum ada tablet yang menjadi kios ini. Tablet atau laptop apa pun yang berperamban dapat dipakai.'
      }
      actions={
        canWrite && (
          <>
            {dipasang_pada && (
              <Button variant="default" loading={end.isPending} onClick={() => void lepas()}>
                Lepas
              </Button>
            )}
            <Button
              variant={dipasang_pada ? 'default' : 'filled'}
              loading={start.isPending}
              disabled={status !== STATUS_RECORD.aktif}
              onClick={() => start.mutate(key)}
            >
              {isMenunggu ? 'Buat kode lain' : dipasang_pada ? 'Ganti tablet' : 'Buat kode pasang'}
            </Button>
          </>
        )
      }
    >
      {isMenunggu ? (
        <div className={classes['pasang']}>
          <QrCode label="Kode QR untuk memasang kios" text={`${location.origin}${ALAMAT_KIOS}#${kode.kode}`} />
          <ol>
            <li>
              Di tabletnya, pindai kode QR ini, atau buka <strong>{`${location.host}${ALAMAT_KIOS}`}</strong> di
              peramban.
            </li>
            <li>
              Isi kode <strong className={classes['kode']}>{sebutKode(kode.kode)}</strong> lalu tekan Pasang.
            </li>
            <li>Izinkan kamera, tekan Layar penuh, lalu sambungkan pengisi daya.</li>
          </ol>
          <SisaWaktu sampai={kode.berlaku_sampai} lewat="Kode ini sudah lewat. Buat kode lain." />
        </div>
      ) : (
        kode && <p role="status">Tablet terpasang. Presensi di kios ini tercatat mulai sekarang.</p>
      )}
      {!kode && (
        <p>
          <Link href={hrefTo('device.pasang', { organisasi_id }, { jenis: 'kios' })}>
            Cara memasang kios, dengan gambar
          </Link>
        </p>
      )}
      {!kode && status !== STATUS_RECORD.aktif && <p>Aktifkan dahulu kios ini untuk memasang tablet.</p>}
    </Card>
  );
}

/** In halves, as one reads it aloud. */
const sebutKode = (kode: string) => `${kode.slice(0, 4)} ${kode.slice(4)}`;
