import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

/** A log carried on a flash disk from the machine to the operator's computer. */
export function GambarUsb() {
  return (
    <Gambar label="Berkas 1_attlog.dat dibawa dengan flashdisk dari mesin ke komputer" tinggi={140}>
      <rect className={classes['badan']} x={6} y={28} width={84} height={68} rx={8} />
      <rect className={classes['layar']} x={13} y={35} width={46} height={36} rx={3} />
      <circle className={classes['garis']} cx={74} cy={54} r={9} />
      <path className={classes['arus']} d="M90 62h34" />
      <rect className={classes['badan']} x={126} y={48} width={54} height={28} rx={5} />
      <rect className={classes['layar']} x={180} y={53} width={18} height={18} />
      <text className={classes['tebal']} x={153} y={66} textAnchor="middle">
        USB
      </text>
      <text className={classes['redup']} x={160} y={98} textAnchor="middle">
        1_attlog.dat
      </text>
      <path className={classes['arus']} d="M198 62h32" />
      <rect className={classes['badan']} x={234} y={26} width={78} height={54} rx={5} />
      <rect className={classes['layar']} x={240} y={32} width={66} height={42} rx={2} />
      <path className={classes['badan']} d="M226 84h94l6 12h-106z" transform="translate(-6 0)" />
      <text x={48} y={122} textAnchor="middle">
        Mesin
      </text>
      <text x={160} y={122} textAnchor="middle">
        Flashdisk
      </text>
      <text x={270} y={122} textAnchor="middle">
        Komputer
      </text>
    </Gambar>
  );
}
