import type { StatusVerval } from '@hadir/contract/verval/verval.contract.ts';
import type { Hambatan } from '@hadir/rules/verval/hambatan.ts';
import { useState } from 'react';
import { formatAngka } from '../kit/format.ts';
import { Card } from '../ui/card.tsx';
import { HambatanList } from './hambatan-list.tsx';
import { HAMBATAN_WORDS } from './hambatan-words.ts';
import classes from './verval.module.css';

type Props = { organisasi_id: number; status: StatusVerval; canWrite: boolean };

/** What still hinders the month, by impact; each opens to its days, and these to where they are resolved. */
export function HambatanCard({ organisasi_id, status, canWrite }: Props) {
  const [opened, setOpened] = useState<Hambatan | null>(null);
  return (
    <Card
      title="Yang masih menghambat"
      subtitle={status.hambatan.length > 0 ? 'Yang terbanyak lebih dahulu.' : undefined}
    >
      {status.hambatan.length === 0 ? (
        <p>Tidak ada. {status.anggota.belum > 0 ? 'Bulan ini siap diverifikasi.' : 'Bulan ini sudah diverifikasi.'}</p>
      ) : (
        <ul className={classes['hambatan']}>
          {status.hambatan.map(({ jenis, hari, anggota }) => (
            <li key={jenis}>
              <button
                type="button"
                className={classes['kind']}
                aria-expanded={opened === jenis}
                onClick={() => setOpened(opened === jenis ? null : jenis)}
              >
                <strong>{formatAngka(hari)}</strong>
                <span>
                  {HAMBATAN_WORDS[jenis].nama}
                  <small>
                    {formatAngka(anggota)} anggota. {HAMBATAN_WORDS[jenis].jalan}.
                  </small>
                </span>
              </button>
              {opened === jenis && (
                <HambatanList organisasi_id={organisasi_id} bulan={status.bulan} jenis={jenis} canWrite={canWrite} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
