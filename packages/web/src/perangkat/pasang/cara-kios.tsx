import { KODE_KIOS_MENIT } from '@hadir/rules/perangkat/masa-perangkat.ts';
import { ALAMAT_KIOS } from '../../base/api/own-pages.ts';
import { Card } from '../../ui/show/card.tsx';
import { SalinField } from '../../ui/show/salin-field.tsx';
import { GambarPemindai } from './gambar/gambar-pemindai.tsx';
import { GambarKios, GambarLayarUtama, GambarPasang } from './gambar/gambar-tablet.tsx';
import { Langkah } from './langkah.tsx';
import classes from './pasang.module.css';

/** How a tablet becomes a kiosk and stays one. */
export function CaraKios() {
  const alamat = `${location.host}${ALAMAT_KIOS}`;
  return (
    <>
      <Card
        title="Yang disiapkan"
        subtitle="Tablet atau laptop dengan peramban Chrome 80 atau lebih baru, atau iPad dengan Safari 16.4 atau lebih baru."
      >
        <SalinField
          label="Alamat kios"
          description="Dibuka di tablet, bukan di komputer ini"
          value={location.origin + ALAMAT_KIOS}
        />
        {!isSecureContext && (
          <p className={classes['awas']}>
            Alamat ini bukan https: tablet tidak memberi kamera dan penyimpanan kepadanya. Minta pengelola server
            memasang sertifikat.
          </p>
        )}
      </Card>
      <Card title="Langkahnya">
        <ol className={classes['urutan']}>
          <Langkah judul="Tambah kios">
            <p>
              Di Perangkat, tekan Tambah kios: beri nama, pilih lokasinya, dan cara presensinya (kartu saja, kartu
              dengan PIN, atau PIN juga tanpa kartu). Bila PIN saja cukup, nyalakan Ambil foto: tanpa foto siapa pun
              yang tahu PIN temannya dapat presensi untuknya. PIN enam angka jauh lebih sulit ditebak daripada yang
              empat.
            </p>
          </Langkah>
          <Langkah judul="Taruh di layar utama tablet" gambar={<GambarLayarUtama />}>
            <p>
              Buka alamat kios di tablet. Android: menu ⋮ › Tambahkan ke layar utama. iPad: tombol Bagikan › Tambah ke
              Layar Utama. Lalu buka dari ikonnya, dan pasang dari sana: di iPad, yang dipasang di Safari tidak dikenal
              oleh ikonnya.
            </p>
          </Langkah>
          <Langkah judul="Pasang dengan kodenya" gambar={<GambarPasang alamat={alamat} />}>
            <p>
              Di halaman kiosnya tekan Buat kode pasang. Ketik delapan hurufnya di tablet, atau pindai kode QR-nya.
              Kodenya berlaku {KODE_KIOS_MENIT} menit, untuk satu tablet. Izinkan kamera bila ditanya, lalu tekan Layar
              penuh.
            </p>
          </Langkah>
          <Langkah judul="Jaga tetap menyala" gambar={<GambarKios />}>
            <p>
              Sambungkan pengisi daya. Kios menahan layarnya sendiri; tablet lama yang tetap padam diatur begini.
              Android: Setelan › Layar › Waktu tunggu layar, pilih yang terlama. iPad: Setelan › Layar & Kecerahan ›
              Kunci Otomatis › Jangan. Jam tablet diatur otomatis dari jaringan.
            </p>
            <p>Tanpa jaringan kios tetap mencatat sampai seminggu lebih, dan mengirim sendiri sesudahnya.</p>
          </Langkah>
          <Langkah judul="Kunci di halaman kios">
            <p>
              Android: Setelan › Keamanan › Sematkan aplikasi (di sebagian tablet: Penyematan layar), lalu sematkan
              peramban dari daftar aplikasi terbuka, dengan PIN untuk melepasnya. iPad: Setelan › Aksesibilitas › Akses
              Terpandu, lalu tekan tombol samping tiga kali di halaman kios.
            </p>
          </Langkah>
          <Langkah judul="Pembaca kartu (bila dipakai)" gambar={<GambarPemindai />}>
            <p>
              Pemindai kode QR yang mengetik (USB HID, atau Bluetooth) langsung dikenal. Setel di buku petunjuknya:
              akhiran Enter (CR), papan ketik Amerika (US). Pemindai satu garis (barcode 1D) tidak membaca kode QR.
            </p>
            <p>
              Kartu dicetak di Kelola Anggota; anggota juga dapat menunjukkan kartunya di ponsel (Kode QR Presensi).
            </p>
          </Langkah>
        </ol>
      </Card>
      <Card title="Bila tidak berhasil">
        <ul className={classes['butir']}>
          <li>
            <strong>Kode pasang ditolak:</strong> sudah lewat {KODE_KIOS_MENIT} menit atau sudah dipakai. Buat kode
            lain.
          </li>
          <li>
            <strong>Kamera tidak diizinkan:</strong> ketuk gembok di bilah alamat › Izin › Kamera › Izinkan, lalu muat
            ulang.
          </li>
          <li>
            <strong>Kartu tidak dikenal:</strong> kartunya sudah diganti, atau anggotanya di instansi lain.
          </li>
          <li>
            <strong>Kode QR tidak tampil:</strong> jam tablet digeser, atau lama tanpa jaringan. Atur jamnya otomatis,
            dan sambungkan sekali.
          </li>
          <li>
            <strong>Tablet hilang:</strong> buka kiosnya di Perangkat, tekan Lepas. Tokennya mati saat itu juga.
          </li>
        </ul>
      </Card>
    </>
  );
}
