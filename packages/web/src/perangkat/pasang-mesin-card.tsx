import { Card } from '../ui/show/card.tsx';
import classes from './perangkat.module.css';

/** What to enter at the machine, as its own screens show it; `alamat` is where this application is open. */
export function PasangMesinCard({ alamat }: { alamat: string }) {
  const { hostname, port, protocol } = new URL(alamat);
  const porta = port || (protocol === 'https:' ? '443' : '80');
  return (
    <Card
      title="Yang diisi di mesin"
      subtitle="Menunya bernama sedikit lain di tiap merek: Cloud Server, ADMS, atau Server Web. Bila pengelola server menyediakan porta tersendiri bagi mesin, isi porta itu."
    >
      <ol className={classes['langkah']}>
        <li>
          <strong>1. Sambungkan ke internet</strong>
          <Layar
            isi={[
              ['Menu', 'Komunikasi'],
              ['Ethernet / WiFi', 'Terhubung'],
            ]}
          />
        </li>
        <li>
          <strong>2. Isi alamat server</strong>
          <Layar
            isi={[
              ['Menu', 'Komunikasi › Cloud Server'],
              ['Nama domain', 'Ya'],
              ['Alamat server', hostname],
              ['Porta', porta],
              ['HTTPS', protocol === 'https:' ? 'Ya' : 'Tidak'],
            ]}
          />
        </li>
        <li>
          <strong>3. Mulai ulang mesinnya</strong>
          <span>
            Dalam semenit ia terlihat di sini. Yang tersimpan padanya dikirim sendiri; tiap baris dicatat sekali.
          </span>
        </li>
      </ol>
    </Card>
  );
}

/** A machine's small screen: each line a label and what stands beside it. */
function Layar({ isi }: { isi: readonly (readonly [string, string])[] }) {
  return (
    <div className={classes['layar']}>
      {isi.map(([label, nilai]) => (
        <div key={label}>
          <span>{label}</span>
          <strong>{nilai}</strong>
        </div>
      ))}
    </div>
  );
}
