import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

/** A reader at the tablet's USB port, before it a member's card. */
export function GambarPemindai() {
  return (
    <Gambar label="Pemindai kode QR di porta USB tablet, membaca kartu anggota" tinggi={140}>
      <rect className={classes['badan']} x={8} y={22} width={116} height={78} rx={8} />
      <rect className={classes['layar']} x={15} y={29} width={102} height={64} rx={3} />
      <text className={classes['tebal']} x={66} y={66} textAnchor="middle">
        Kios
      </text>
      <path className={classes['arus']} d="M124 62h52" />
      <text className={classes['redup']} x={150} y={54} textAnchor="middle">
        USB
      </text>
      <path className={classes['badan']} d="M178 46h44l12 12v12l-12 12h-20l-8 32h-14l4-32z" />
      <path className={classes['garis']} d="M236 58l22-16M236 70l22 16" />
      <rect className={classes['layar']} x={262} y={32} width={52} height={66} rx={5} />
      <g className={classes['isi']}>
        <rect x={272} y={42} width={12} height={12} />
        <rect x={290} y={42} width={12} height={12} />
        <rect x={272} y={60} width={12} height={12} />
        <rect x={290} y={60} width={5} height={5} />
        <rect x={298} y={68} width={5} height={5} />
      </g>
      <text x={288} y={88} textAnchor="middle">
        kartu
      </text>
      <text className={classes['redup']} x={66} y={122} textAnchor="middle">
        Tablet
      </text>
      <text className={classes['redup']} x={204} y={132} textAnchor="middle">
        Pemindai
      </text>
    </Gambar>
  );
}
