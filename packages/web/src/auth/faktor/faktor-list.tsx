import type { Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useZona } from '../../kit/zona/use-zona.ts';
import { formatTanggalPanjang, tanggalOf } from '../../kit/format/format.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from './faktor.module.css';
import { hasPasskeys } from './passkey-browser.ts';

type Passkey = Faktor['passkey'][number];
export type Tindakan =
  | { jenis: 'pasang-totp' | 'hapus-totp' | 'tambah-passkey' | 'kode-baru' }
  | { jenis: 'ubah-passkey' | 'hapus-passkey'; passkey: Passkey };

type Props = { faktor: Faktor; onAct: (tindakan: Tindakan) => void };

/** What an account has of each kind, or how it gets one. */
export function FaktorList({ faktor: { totp, passkey, sisa_pemulihan }, onAct }: Props) {
  const zona = useZona();
  const tanggal = (instant: string) => formatTanggalPanjang(tanggalOf(instant, zona));
  const isNone = !totp && passkey.length === 0;
  return (
    <ul className={classes['list']}>
      <Row
        name="Aplikasi autentikator"
        words={totp ? `Terpasang ${tanggal(totp.aktif_pada)}` : 'Kode 6 angka dari aplikasi di ponsel Anda.'}
      >
        {totp && <StatusChip tone="green" label="Aktif" />}
        {totp ? (
          <Button variant="default" size="xs" onClick={() => onAct({ jenis: 'hapus-totp' })}>
            Hapus aplikasi
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => onAct({ jenis: 'pasang-totp' })}>
            Pasang aplikasi
          </Button>
        )}
      </Row>
      {passkey.map((one) => (
        <Row key={one.passkey_id} name={one.nama} words={sebutPakai(one, tanggal)}>
          <StatusChip tone="green" label="Passkey" />
          <ActionMenu
            label={`Tindakan untuk passkey ${one.nama}`}
            actions={[
              { label: 'Ubah nama', onClick: () => onAct({ jenis: 'ubah-passkey', passkey: one }) },
              { label: 'Hapus', onClick: () => onAct({ jenis: 'hapus-passkey', passkey: one }), danger: true },
            ]}
          />
        </Row>
      ))}
      <Row
        name="Passkey"
        words={
          hasPasskeys()
            ? 'Sidik jari, wajah, PIN perangkat, atau kunci keamanan.'
            : 'Peramban ini tidak dapat menyimpan passkey. Buka Hadir lewat alamat https di peramban yang baru.'
        }
      >
        {hasPasskeys() && (
          <Button variant="default" size="xs" onClick={() => onAct({ jenis: 'tambah-passkey' })}>
            Tambah passkey
          </Button>
        )}
      </Row>
      {!isNone && (
        <Row name="Kode pemulihan" words={`${sisa_pemulihan} kode belum dipakai, untuk saat ponsel atau kunci hilang.`}>
          {sisa_pemulihan <= 3 && <StatusChip tone="orange" label="Hampir habis" />}
          <Button variant="default" size="xs" onClick={() => onAct({ jenis: 'kode-baru' })}>
            Buat kode baru
          </Button>
        </Row>
      )}
    </ul>
  );
}

function Row({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <li>
      <span className={classes['words']}>
        <strong>{name}</strong>
        <span className={classes['hint']}>{words}</span>
      </span>
      {children}
    </li>
  );
}

const sebutPakai = ({ dibuat_pada, terakhir_pada }: Passkey, tanggal: (instant: string) => string) =>
  terakhir_pada ? `Terakhir dipakai ${tanggal(terakhir_pada)}` : `Ditambahkan ${tanggal(dibuat_pada)}, belum dipakai`;
