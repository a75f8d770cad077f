import type { jadwalBerlaku } from '@hadir/contract/jadwal/berlaku/jadwal-berlaku.contract.ts';
import { SEBUTAN_LAPISAN } from '@hadir/contract/kehadiran/hari/sebutan-lapisan.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { Link } from '../../ui/show/link.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import { sebutJamHari } from '@hadir/contract/jadwal/berlaku/sebut-jam-hari.ts';
import classes from './siapa-bekerja-card.module.css';

type Jawaban = Output<typeof jadwalBerlaku.getJadwalBerlaku>;
type Props = { organisasi_id: number; jawaban: Jawaban };

/** The schedule in force on a date: what it says, the layer that won, and those that would have answered otherwise. */
export function JadwalBerlaku({ organisasi_id, jawaban }: Props) {
  const { tanggal, berlaku, kalah } = jawaban;
  const layers = [
    ...(berlaku ? [{ ...berlaku, menang: true }] : []),
    ...kalah.map((one) => ({ ...one, menang: false })),
  ];
  return (
    <>
      <p className={classes['verdict']}>
        {formatHariTanggal(tanggal)}: {sebut(jawaban)}
      </p>
      {!jawaban.is_anggota && <p className={classes['because']}>Pada tanggal ini ia bukan anggota instansi.</p>}
      {layers.length > 0 && (
        <ol className={classes['layers']} aria-label="Lapisan jadwal, yang berlaku lebih dahulu">
          {layers.map(({ lapisan, id, jadwal_id, nama, tgl_mulai, tgl_selesai, menang }) => (
            <li key={`${lapisan} ${id}`} className={classes['layer']}>
              <strong>{SEBUTAN_LAPISAN[lapisan]}</strong>
              {jadwal_id ? (
                <Link href={hrefTo('jamKerja.detail', { organisasi_id, jadwal_id })}>{nama}</Link>
              ) : (
                <span>Libur</span>
              )}
              <span className={classes['dates']}>{formatRentang(tgl_mulai, tgl_selesai)}</span>
              <StatusChip tone={menang ? 'green' : 'grey'} label={menang ? 'Berlaku' : 'Kalah'} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function sebut({ jam, libur, berlaku }: Jawaban): string {
  if (jam) return `bekerja ${sebutJamHari(jam)}${berlaku?.nama ? ` menurut ${berlaku.nama}` : ''}`;
  if (libur?.sebab === 'hari_libur') return `libur, ${libur.nama ?? 'hari libur'}`;
  if (libur?.sebab === 'hari_bebas') return 'libur menurut jadwalnya';
  return 'tidak ada jadwal, jadi tidak ada kerja yang ditagih';
}
