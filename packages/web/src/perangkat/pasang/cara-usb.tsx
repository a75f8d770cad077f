import { hrefTo } from '../../base/links/href-to.ts';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { GambarMenu } from './gambar/gambar-menu.tsx';
import { GambarUsb } from './gambar/gambar-usb.tsx';
import { Langkah } from './langkah.tsx';
import classes from './pasang.module.css';

/** How the log of a machine without a network is carried here. */
export function CaraUsb({ organisasi_id }: { organisasi_id: number }) {
  return (
    <Card title="Langkahnya" subtitle="Bagi mesin tanpa internet, atau yang belum mengenal pengiriman sendiri.">
      <ol className={classes['urutan']}>
        <Langkah judul="Isi PIN anggota">
          <p>
            Nomor pengguna di mesin (PIN) diisi di halaman setiap anggota, sekali saja. PIN yang tidak dikenal disebut
            saat berkasnya diperiksa, dan tidak ditebak.
          </p>
        </Langkah>
        <Langkah
          judul="Unduh ke flashdisk"
          gambar={
            <GambarMenu
              rupa="tombol"
              judul="USB Manager › Unduh"
              baris={[
                ['Data presensi', '1_attlog.dat'],
                ['Data pengguna', 'tidak perlu'],
                ['Foto', 'tidak perlu'],
              ]}
            />
          }
        >
          <p>
            Pasang flashdisk (FAT32) di mesin. Menu › USB Manager (Manajer USB, PenDrive) › Unduh (Download) › Data
            presensi (AttLog). Berkasnya bernama nomor mesin dengan akhiran _attlog.dat.
          </p>
        </Langkah>
        <Langkah judul="Impor di komputer" gambar={<GambarUsb />}>
          <p>
            Buka <Link href={hrefTo('laporan.kehadiran.harian', { organisasi_id })}>Kehadiran Harian</Link>, tekan Impor
            log mesin, dan pilih berkasnya. Isinya diperiksa dahulu: berapa baris, siapa, dan yang tidak terbaca. Baru
            sesudah Anda setujui, presensinya dicatat.
          </p>
        </Langkah>
        <Langkah judul="Ulangi kapan saja">
          <p>
            Berkas yang sama boleh diimpor lagi, dan boleh tumpang-tindih dengan yang dikirim mesin sendiri: satu
            ketukan tetap satu presensi. Jangan hapus data di mesin sebelum impornya selesai.
          </p>
        </Langkah>
      </ol>
    </Card>
  );
}
