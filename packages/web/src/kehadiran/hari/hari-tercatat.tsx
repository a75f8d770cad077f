import { formatHariTanggal } from '../../kit/format/format.ts';
import { HariAnggotaTercatat } from './hari-anggota-tercatat.tsx';
import { HariContent } from './hari-content.tsx';
import classes from './hari-tercatat.module.css';

type Props = {
  organisasi_id: number;
  anggota: readonly { user_id: number; nama: string }[];
  tgl_mulai: string;
  tgl_selesai: string;
};

/** What was recorded, beside what is decided about it: one day in full, several in a line each, by member. */
export function HariTercatat({ organisasi_id, anggota, tgl_mulai, tgl_selesai }: Props) {
  const [first, ...others] = anggota;
  if (!first) return null;
  if (others.length === 0 && tgl_mulai === tgl_selesai) {
    return (
      <section aria-label="Yang tercatat" className={classes['tercatat']}>
        <h2>Tercatat pada {formatHariTanggal(tgl_mulai)}</h2>
        <HariContent
          organisasi_id={organisasi_id}
          opened={{ user_id: first.user_id, tanggal: tgl_mulai }}
          rows={[]}
          isBukti
        />
      </section>
    );
  }
  return (
    <section aria-label="Yang tercatat" className={classes['tercatat']}>
      <h2>Yang tercatat</h2>
      {anggota.map(({ user_id, nama }) => (
        <HariAnggotaTercatat
          key={user_id}
          organisasi_id={organisasi_id}
          user_id={user_id}
          nama={nama}
          from={tgl_mulai}
          to={tgl_selesai}
          isFirst={user_id === first.user_id}
        />
      ))}
    </section>
  );
}
