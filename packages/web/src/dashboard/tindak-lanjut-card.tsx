import type { JenisTindakLanjut, TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import { StatusBerandaChip } from './status-beranda-chip.tsx';
import classes from './tindak-lanjut-card.module.css';
import { TINDAK_LANJUT_WORDS } from './tindak-lanjut-words.ts';
import { useTindakLanjut } from './use-tindak-lanjut.ts';

type Props = { organisasi_id: number; items: readonly TindakLanjut[] };

/** What waits for the operator; each leads to where it is put right, and says who takes care of it. */
export function TindakLanjutCard({ organisasi_id, items }: Props) {
  const canWrite = useCanWrite() === 'yes';
  const { actionsOf, isPending } = useTindakLanjut(organisasi_id);
  const hrefOf: Record<JenisTindakLanjut, string> = {
    tanpa_jadwal: hrefTo('jamKerja', { organisasi_id }),
    bulan_belum_verval: hrefTo('riwayatKehadiran', { organisasi_id }, { bagian: 'verval' }),
    swafoto_menunggu: hrefTo('presensiManual', { organisasi_id }),
    presensi_menunggu: hrefTo('presensiManual', { organisasi_id }, { bagian: 'ditinjau' }),
    wajah_ditinjau: hrefTo('presensiManual', { organisasi_id }, { bagian: 'wajah' }),
    wajah_menunggu: hrefTo('user', { organisasi_id }),
    klaim_menunggu: hrefTo('klaimPresensi', { organisasi_id }, { status: 'diajukan' }),
    mesin_diam: hrefTo('device', { organisasi_id }),
    mesin_bergeser: hrefTo('device', { organisasi_id }),
    pin_menunggu: hrefTo('device', { organisasi_id }),
    cuti_kurang_saldo: hrefTo('riwayatCuti', { organisasi_id }, { bagian: 'semua', is_kurang: 1 }),
    anggota_belum_aktivasi: hrefTo('user', { organisasi_id }, { aktivasi: 2 }),
    tanpa_lokasi: hrefTo('organisasi.detail', { organisasi_id }, { bagian: 'lokasi' }),
    tanpa_pin: hrefTo('user', { organisasi_id }, { is_biometrik: 0 }),
  };
  return (
    <Card title="Tindak lanjut">
      {items.length === 0 ? (
        <p className={classes['none']}>Tidak ada yang menunggu.</p>
      ) : (
        <ul className={classes['list']}>
          {items.map((item) => {
            const words = TINDAK_LANJUT_WORDS[item.jenis](formatAngka(item.jumlah));
            return (
              <li key={item.jenis} className={classes['item']}>
                <Link className={classes['row']} href={hrefOf[item.jenis]}>
                  <span className={classes['words']}>
                    {words}
                    {item.oleh && <span className={classes['said']}>{saidOf(item)}</span>}
                  </span>
                  <StatusBerandaChip status={item.status} />
                  <IconChevronRight size={16} aria-hidden="true" />
                </Link>
                {canWrite && (
                  <ActionMenu label={`Tindakan untuk ${words}`} actions={actionsOf(item)} loading={isPending} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const saidOf = ({ oleh, tanggal, keterangan }: TindakLanjut): string =>
  [oleh, tanggal && formatTanggal(tanggal), keterangan].filter(Boolean).join(' · ');
