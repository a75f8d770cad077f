import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

/** Where a machine's serial number is found: on the sticker at its back. */
export function GambarNomorSeri() {
  return (
    <Gambar label="Bagian belakang mesin dengan stikernya: SN, lalu nomor serinya" tinggi={150}>
      <rect className={classes['badan']} x={40} y={4} width={240} height={142} rx={14} />
      {[60, 260].map((x) => (
        <circle key={x} className={classes['garis']} cx={x} cy={24} r={5} />
      ))}
      <rect className={classes['layar']} x={78} y={40} width={164} height={72} rx={4} />
      <text className={classes['redup']} x={90} y={60}>
        DC 12V 1.5A
      </text>
      <rect className={classes['pilih']} x={84} y={68} width={152} height={18} rx={3} />
      <text className={classes['tebal']} x={90} y={81}>
        SN: CJDE190560123
      </text>
      <g className={classes['isi']}>
        {[0, 4, 7, 12, 15, 19, 24, 27, 32, 35, 40, 44, 47, 52, 57, 60, 65, 69, 72, 77].map((x, at) => (
          <rect key={x} x={90 + x * 1.8} y={92} width={at % 3 === 0 ? 4 : 2} height={14} />
        ))}
      </g>
      <text className={classes['redup']} x={160} y={134} textAnchor="middle">
        Belakang mesin
      </text>
    </Gambar>
  );
}
