import type { ReactNode } from 'react';
import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

type Props = { label: string; children: ReactNode };

/** A tablet lying on its side, with what its screen shows. */
function Tablet({ label, children }: Props) {
  return (
    <Gambar label={label}>
      <rect className={classes['badan']} x={20} y={8} width={280} height={174} rx={14} />
      <rect className={classes['layar']} x={34} y={20} width={252} height={150} rx={4} />
      {children}
    </Gambar>
  );
}

/** The address and the code that make a tablet a kiosk. */
export function GambarPasang({ alamat }: { alamat: string }) {
  return (
    <Tablet label={`Tablet dengan alamat ${alamat} dan kode pasangnya`}>
      <rect className={classes['badan']} x={44} y={28} width={232} height={18} rx={9} />
      <text x={54} y={41}>
        {alamat}
      </text>
      <text className={classes['tebal']} x={160} y={72} textAnchor="middle">
        Jadikan layar ini kios
      </text>
      <rect className={classes['badan']} x={90} y={84} width={140} height={30} rx={5} />
      <text className={classes['tebal']} x={160} y={104} textAnchor="middle" style={{ fontSize: 16, letterSpacing: 3 }}>
        K7M2 4QXP
      </text>
      <rect className={classes['kepala']} x={115} y={126} width={90} height={26} rx={5} />
      <text className={classes['terang']} x={160} y={143} textAnchor="middle">
        Pasang
      </text>
    </Tablet>
  );
}

/** The browser's menu, in which the page is put on the home screen. */
export function GambarLayarUtama() {
  const menu = ['Tab baru', 'Tambahkan ke layar utama', 'Setelan'];
  return (
    <Tablet label="Menu peramban tablet: Tambahkan ke layar utama">
      <rect className={classes['badan']} x={44} y={28} width={210} height={18} rx={9} />
      <g className={classes['isi']}>
        {[31, 37, 43].map((y) => (
          <circle key={y} cx={268} cy={y} r={2} />
        ))}
      </g>
      <rect className={classes['layar']} x={108} y={52} width={168} height={84} rx={6} />
      {menu.map((kata, at) => (
        <g key={kata}>
          {at === 1 && <rect className={classes['pilih']} x={112} y={82} width={160} height={24} rx={4} />}
          <text className={at === 1 ? classes['tebal'] : classes['redup']} x={120} y={72 + at * 26}>
            {kata}
          </text>
        </g>
      ))}
    </Tablet>
  );
}

/** The kiosk at work: its clock, its code, and the place for a card. */
export function GambarKios() {
  return (
    <Tablet label="Kios bekerja: jam, kode QR, kamera untuk kartu, dan pengisi daya">
      <text className={classes['tebal']} x={160} y={56} textAnchor="middle" style={{ fontSize: 28 }}>
        06.58.12
      </text>
      <rect className={classes['garis']} x={70} y={72} width={76} height={76} rx={4} />
      <g className={classes['isi']}>
        {[76, 120].map((x) => (
          <rect key={x} x={x} y={78} width={20} height={20} rx={2} />
        ))}
        <rect x={76} y={122} width={20} height={20} rx={2} />
        {[102, 110, 118, 126, 134].map((x, at) => (
          <rect key={x} x={x} y={104 + (at % 3) * 12} width={6} height={6} />
        ))}
      </g>
      <rect className={classes['garis']} x={176} y={72} width={76} height={76} rx={8} />
      <rect className={classes['pilih']} x={192} y={92} width={44} height={34} rx={4} />
      <text className={classes['redup']} x={214} y={113} textAnchor="middle">
        kartu
      </text>
      <path className={classes['arus']} d="M300 95h18" />
    </Tablet>
  );
}
