import { Button } from '@mantine/core';
import { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { useId, useState } from 'react';
import { formatAngka, formatHariTanggal, formatJam, tanggalOf } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import { ModalLayer } from '../../ui/layer/modal-layer.tsx';
import { CHIP_KEADAAN_PANTAUAN } from '../pantauan/chip-keadaan-pantauan.ts';
import { LangsungMark } from '../pantauan/langsung-mark.tsx';
import { usePantauan } from '../pantauan/use-pantauan.ts';
import { DindingRow } from './dinding-row.tsx';
import classes from './dinding.module.css';
import { useMalam } from './use-malam.ts';
import { useMuat } from './use-muat.ts';
import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { zonaPerangkat } from '../../kit/format/zona-perangkat.ts';
import { susunDinding } from './susun-dinding.ts';
import { usePutaran } from './use-putaran.ts';
import { useSekarang } from './use-sekarang.ts';
import { useTetapMenyala } from './use-tetap-menyala.ts';
import { TanpaInstansi } from '../pantauan/tanpa-instansi.tsx';

/** Of ten thousand a wall shows the worst; below these there is nothing to see from afar. */
const TERBURUK = 100;
/** With what stands below each; on a phone the reasons stand below the name. */
const TINGGI_BARIS = { layar: 104, ponsel: 152 };
/** Where the wall hangs. */
const ZONA = zonaPerangkat();

type Props = { tenant_id: number | undefined; withTenant: boolean; onClose: () => void };

/** Monitoring for a big screen: large, without a menu, live, one page after the other by itself, dimmed at night. */
export function Dinding({ tenant_id, withTenant, onClose }: Props) {
  const titleId = useId();
  const [isJeda, setJeda] = useState(false);
  const { query, sambungan } = usePantauan({ page: 1, count: TERBURUK, tenant_id });
  const { element, muat } = useMuat(usePhone() ? TINGGI_BARIS.ponsel : TINGGI_BARIS.layar);
  const sekarang = useSekarang();
  useTetapMenyala();
  useMalam(sekarang);
  const rows = query.data?.data ?? [];
  const { halaman, at: rowsAt } = susunDinding(rows, muat);
  const { at, next } = usePutaran(halaman, isJeda);
  return (
    <ModalLayer opened onClose={onClose} labelledBy={titleId} place="full" width={0}>
      <div className={classes['dinding']}>
        <div className={classes['kepala']}>
          <h2 id={titleId}>Pantauan</h2>
          <ul className={classes['jumlah']} aria-label="Jumlah menurut keadaan">
            {KEADAAN_PANTAUAN.map((keadaan) => (
              <li key={keadaan} data-tone={CHIP_KEADAAN_PANTAUAN[keadaan].tone}>
                <strong>{query.data ? formatAngka(query.data.jumlah[keadaan] ?? 0) : '–'}</strong>
                <small>{CHIP_KEADAAN_PANTAUAN[keadaan].label}</small>
              </li>
            ))}
          </ul>
          <time className={classes['jam']}>
            {formatJam(sekarang, ZONA)} <small>{LABEL_ZONA[ZONA]}</small>
            <small className={classes['tanggal']}>{formatHariTanggal(tanggalOf(sekarang, ZONA))}</small>
          </time>
        </div>
        {sambungan === 'putus' && (
          <p className={classes['putus']} role="status">
            <strong>Sambungan terputus.</strong>{' '}
            {query.data && `Yang tampak angka pukul ${formatJam(query.data.pada, ZONA)}. `}Dicoba lagi terus.
          </p>
        )}
        <div ref={element} className={classes['isi']} data-putus={sambungan === 'putus' || undefined}>
          {query.data ? (
            rows.length === 0 ? (
              <TanpaInstansi isDisaring={false} />
            ) : (
              <ul aria-label="Instansi, yang terburuk lebih dahulu">
                {rowsAt(at).map((row) => (
                  <DindingRow key={row.organisasi_id} pantauan={row} withTenant={withTenant} />
                ))}
              </ul>
            )
          ) : query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton lines={6} height={80} />
          )}
        </div>
        <div className={classes['kaki']}>
          {sambungan !== 'putus' && <LangsungMark sambungan={sambungan} pada={query.data?.pada} />}
          {query.data && (
            <span>
              Dilihat {formatJam(query.data.pada, ZONA)} · halaman {formatAngka(at + 1)} dari {formatAngka(halaman)}
              {query.data.total > rows.length &&
                ` · ${formatAngka(rows.length)} terburuk dari ${formatAngka(query.data.total)}`}
            </span>
          )}
          <span className={classes['tombol']}>
            {halaman > 1 && (
              <>
                <Button variant="default" aria-pressed={isJeda} onClick={() => setJeda(!isJeda)}>
                  {isJeda ? 'Jalankan lagi' : 'Jeda'}
                </Button>
                <Button variant="default" onClick={next}>
                  Berikutnya
                </Button>
              </>
            )}
            <Button variant="default" onClick={onClose}>
              Tutup dinding
            </Button>
          </span>
        </div>
      </div>
    </ModalLayer>
  );
}
