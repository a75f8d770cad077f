import { LABEL_ZONA, ZONA } from '@hadir/rules/waktu/zona.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useZona } from '../../kit/zona/use-zona.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { SalinField } from '../../ui/show/salin-field.tsx';
import { ISIAN_MESIN } from '../dasar/isian-mesin.ts';
import { GambarJaringan } from './gambar/gambar-jaringan.tsx';
import { GambarMenu } from './gambar/gambar-menu.tsx';
import { GambarNomorSeri } from './gambar/gambar-nomor-seri.tsx';
import { GEJALA } from './gejala.ts';
import { Langkah } from './langkah.tsx';
import classes from './pasang.module.css';

/** How a machine that pushes is set up, from its serial number to its first line. */
export function CaraMesin({ organisasi_id }: { organisasi_id: number }) {
  const { data, error, refetch } = useQuery(
    api.perangkat.getAlamatMesin.query({ organisasi_id }, { errors: 'screen' }),
  );
  const zona = useZona();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const { alamat, is_domain, porta, is_https, is_lokal } = data;
  const domain = sebutYaTidak(is_domain);
  const https = sebutYaTidak(is_https);
  const isian: [string, string][] = [
    ['Alamat server', alamat],
    ['Porta server', String(porta)],
    ['Nama domain', domain],
    ['HTTPS', https],
    ['Proksi', 'Tidak'],
  ];
  return (
    <>
      <Card title={ISIAN_MESIN} subtitle="Alamat server ini, untuk diketik persis seperti tertulis.">
        {is_lokal && (
          <p className={classes['awas']}>
            Server ini sedang dibuka dari komputernya sendiri ({alamat}): mesin lain tidak mengenal alamat itu. Buka
            Hadir lewat alamat yang dipakai sekolah, atau minta pengelola server mengisi PUBLIC_URL.
          </p>
        )}
        <div className={classes['salin']}>
          <SalinField label="Alamat server" description="Tanpa http:// dan tanpa garis miring" value={alamat} />
          <SalinField
            label="Porta server"
            description="Bukan 4370, yang dipakai komputer untuk menarik data"
            value={String(porta)}
          />
        </div>
        <Facts
          facts={[
            { label: 'Nama domain (Domain name)', value: domain },
            { label: 'HTTPS', value: https },
            { label: 'Proksi', value: 'Tidak' },
            { label: 'Pengiriman (Realtime)', value: 'Ya, seketika' },
            { label: 'Zona waktu', value: `${LABEL_ZONA[zona]} (GMT+${ZONA[zona]}), tanpa DST` },
          ]}
        />
      </Card>
      <Card title="Langkahnya">
        <ol className={classes['urutan']}>
          <Langkah judul="Daftarkan nomor serinya" gambar={<GambarNomorSeri />}>
            <p>
              Di Perangkat, tekan Daftarkan mesin, dan isi nomor serinya (SN) dengan lokasi tempatnya berdiri. Nomornya
              ada di stiker belakang mesin, atau di menu Info Sistem.
            </p>
          </Langkah>
          <Langkah judul="Sambungkan ke internet" gambar={<GambarJaringan alamat={alamat} />}>
            <p>
              Kabel LAN ke router, atau WiFi di menu Komunikasi. DHCP Ya; bila alamat IP-nya diisi sendiri, isi juga
              gateway dan DNS. Tidak ada porta yang perlu dibuka di router: mesinlah yang menghubungi server.
            </p>
          </Langkah>
          <Langkah
            judul="Isi alamat server"
            gambar={<GambarMenu rupa="warna" judul="Setelan Server Cloud (ADMS)" baris={isian} />}
          >
            <p>
              Buka menu Komunikasi (COMM.), lalu Setelan Server Cloud, ADMS, atau Server Web. Isi seperti di gambar.
            </p>
          </Langkah>
          <Langkah
            judul="Cocokkan tanggal, jam, dan zonanya"
            gambar={
              <GambarMenu
                rupa="warna"
                judul="Tanggal dan Jam"
                baris={[
                  ['Zona waktu', `GMT+${ZONA[zona]}`],
                  ['Waktu musim panas (DST)', 'Tidak'],
                  ['Jam', 'menurut jam dinding'],
                ]}
              />
            }
          >
            <p>
              Sesudah tersambung jamnya dicocokkan sendiri menurut zona lokasinya. Mesin yang lalu melompat berjam-jam
              membaca zona dengan cara lain: ubah mesinnya di Perangkat, bagian Zona diberitahukan.
            </p>
          </Langkah>
          <Langkah judul="Mulai ulang, lalu lihat hasilnya">
            <p>
              Dalam semenit ia terdengar: di Periksa sekarang pada halaman ini, dan di daftar Perangkat. Tempelkan satu
              jari yang terdaftar; barisnya masuk dalam beberapa detik. Baris lama yang masih tersimpan di mesin dikirim
              juga, masing-masing dicatat sekali.
            </p>
            <p>PIN yang belum dikenal menunggu di Perangkat: pasangkan dengan anggotanya, dan presensinya ikut.</p>
          </Langkah>
        </ol>
      </Card>
      <Card title="Menunya di mesin Anda" subtitle="Nama menunya berbeda menurut merek dan umurnya; isinya sama.">
        <div className={classes['rupa']}>
          <figure>
            <GambarMenu rupa="warna" judul="COMM. › Server Cloud" baris={isian.slice(0, 4)} />
            <figcaption>
              <strong>Layar berwarna dengan ikon.</strong> Menu › COMM. atau Komunikasi › Cloud Server Setting, atau
              ADMS. Server mode: ADMS.
            </figcaption>
          </figure>
          <figure>
            <GambarMenu
              rupa="tombol"
              judul="Opsi Komunikasi"
              baris={[
                ['Web Server IP', alamat],
                ['Web Port', String(porta)],
                ['DNS', 'alamat router'],
              ]}
            />
            <figcaption>
              <strong>Layar hitam-putih dengan tombol.</strong> Menu › Opsi › Opsi Komunikasi › Web Server (Webserver,
              WebSetup, ADMS). Geser ke bawah sampai Web Server.
            </figcaption>
          </figure>
          <figure>
            <GambarMenu rupa="sentuh" judul="Pengaturan › Jaringan › Server" baris={isian.slice(0, 4)} />
            <figcaption>
              <strong>Layar sentuh, mesin wajah.</strong> Menu utama › Pengaturan komunikasi atau Jaringan › Server
              cloud. Pilih jenis server ADMS bila ditanya.
            </figcaption>
          </figure>
        </div>
      </Card>
      <div className="tanpa-cetak">
        <Card title="Firmware lama, dan yang bicara lain">
          <ul className={classes['butir']}>
            <li>
              <strong>Tanpa isian nama domain:</strong> isi alamat IP server. Tanyakan kepada pengelola server bila di
              atas tertulis nama.
            </li>
            <li>
              <strong>Tanpa isian HTTPS:</strong> mesin itu hanya dapat ke porta tanpa TLS. Pengelola server
              menyediakannya dengan IKLOK_PORT; halaman ini lalu menyebut porta itu.
            </li>
            <li>
              <strong>Tanpa isian zona waktu:</strong> pilih Tidak diberi tahu pada Zona diberitahukan, dan atur jamnya
              di mesin.
            </li>
            <li>
              <strong>Menu Server Cloud tidak ada sama sekali:</strong> mesinnya belum mengenal pengiriman sendiri.
              Pakai berkas log lewat USB, atau tanyakan firmware ADMS kepada penjualnya.
            </li>
            <li>
              Sidik jari dan foto wajah yang tersimpan di mesin tidak diambil dari sana; yang masuk hanya PIN dan
              jamnya.
            </li>
          </ul>
        </Card>
      </div>
      <div className="tanpa-cetak">
        <Card title="Bila tidak berhasil" subtitle="Menurut apa yang tampak.">
          {GEJALA.map(({ kunci, tampak, periksa }) => (
            <details key={kunci} className={classes['gejala']}>
              <summary>{tampak}</summary>
              <ul className={classes['butir']}>
                {periksa.map((satu) => (
                  <li key={satu}>{satu}</li>
                ))}
              </ul>
            </details>
          ))}
        </Card>
      </div>
    </>
  );
}
