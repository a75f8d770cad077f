import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

/** The way from a machine to the server: its cable or WiFi, the school's router, and out; nothing has to be opened inwards. */
export function GambarJaringan({ alamat }: { alamat: string }) {
  return (
    <Gambar label={`Mesin tersambung ke router sekolah, dan lewat internet ke ${alamat}`} tinggi={150}>
      <rect className={classes['badan']} x={6} y={36} width={74} height={62} rx={8} />
      <rect className={classes['layar']} x={13} y={43} width={40} height={32} rx={3} />
      <circle className={classes['garis']} cx={66} cy={60} r={8} />
      <text x={43} y={120} textAnchor="middle">
        Mesin
      </text>
      <path className={classes['arus']} d="M80 67h42" />
      <rect className={classes['badan']} x={124} y={58} width={62} height={28} rx={5} />
      <path className={classes['garis']} d="M136 58v-20M174 58v-20" />
      <g className={classes['merek']}>
        <circle cx={136} cy={72} r={2.5} />
        <circle cx={146} cy={72} r={2.5} />
        <circle cx={156} cy={72} r={2.5} />
      </g>
      <text x={155} y={120} textAnchor="middle">
        Router sekolah
      </text>
      <path className={classes['arus']} d="M186 67h44" />
      <rect className={classes['badan']} x={234} y={30} width={80} height={74} rx={6} />
      {[42, 64, 86].map((y) => (
        <g key={y}>
          <path className={classes['garis']} d={`M244 ${y}h42`} />
          <circle className={classes['merek']} cx={302} cy={y} r={3} />
        </g>
      ))}
      <text x={274} y={120} textAnchor="middle">
        Server Hadir
      </text>
      <text className={classes['redup']} x={99} y={58} textAnchor="middle">
        LAN
      </text>
      <text className={classes['redup']} x={208} y={58} textAnchor="middle">
        internet
      </text>
      <text className={classes['redup']} x={314} y={142} textAnchor="end">
        {alamat}
      </text>
    </Gambar>
  );
}
