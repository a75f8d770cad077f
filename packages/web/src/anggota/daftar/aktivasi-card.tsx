import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { Card } from '../../ui/show/card.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import classes from './keanggotaan-card.module.css';

type Keadaan = 'berlaku' | 'dipakai' | 'kedaluwarsa';

const CHIP: Record<Keadaan, { tone: Tone; label: string }> = {
  berlaku: { tone: 'blue', label: 'Berlaku' },
  dipakai: { tone: 'green', label: 'Dipakai' },
  kedaluwarsa: { tone: 'grey', label: 'Tidak berlaku' },
};

/** The activation tokens that a member was given. */
export function AktivasiCard({ organisasi_id, user_id }: { organisasi_id: number; user_id: number }) {
  const { data } = useQuery(api.akun.listAktivasi.query({ organisasi_id, user_id }, { errors: 'caller' }));
  if (!data || data.length === 0) return null;
  return (
    <Card title="Riwayat aktivasi">
      <ul className={classes['rows']}>
        {data.map(({ dibuat_pada, kedaluwarsa_pada, dipakai_pada, keadaan }) => (
          <li key={dibuat_pada} className={classes['row']}>
            <span>
              Terbit <Saat pada={dibuat_pada} />
              <br />
              <span className={classes['dates']}>
                {dipakai_pada ? 'Dipakai ' : 'Sampai '}
                <Saat pada={dipakai_pada ?? kedaluwarsa_pada} />
              </span>
            </span>
            <StatusChip {...CHIP[keadaan]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
