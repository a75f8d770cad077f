import { Gambar } from './gambar.tsx';
import classes from './gambar.module.css';

type RupaMenu = 'warna' | 'tombol' | 'sentuh';
type Props = { rupa: RupaMenu; judul: string; baris: readonly (readonly [string, string])[] };

/** Where the screen stands on each kind of machine, and how high its lines are. */
const LAYAR = {
  warna: { x: 16, y: 16, lebar: 214, baris: 23 },
  tombol: { x: 16, y: 16, lebar: 214, baris: 20 },
  sentuh: { x: 34, y: 14, lebar: 252, baris: 23 },
} as const;
const KEPALA = 24;
const LEBAR_HURUF = 6.2;

/** A machine's menu as it stands on its own small screen, with what is to be entered there. */
export function GambarMenu({ rupa, judul, baris }: Props) {
  const { x, y, lebar, baris: tinggi } = LAYAR[rupa];
  const setinggi = KEPALA + baris.length * tinggi + 6;
  const kata = baris.map(([label, nilai]) => `${label} ${nilai}`).join(', ');
  return (
    <Gambar label={`Layar mesin: ${judul}. ${kata}`} tinggi={setinggi + 2 * y}>
      <rect className={classes['badan']} x={2} y={2} width={316} height={setinggi + 2 * y - 4} rx={16} />
      <rect className={classes['layar']} x={x} y={y} width={lebar} height={setinggi} rx={4} />
      {rupa === 'tombol' ? (
        <path className={classes['garis']} d={`M${x} ${y + KEPALA}h${lebar}`} />
      ) : (
        <path className={classes['kepala']} d={`M${x} ${y + KEPALA}v-20q0-4 4-4h${lebar - 8}q4 0 4 4v20z`} />
      )}
      <text
        className={rupa === 'tombol' ? classes['tebal'] : classes['terang']}
        x={x + lebar / 2}
        y={y + 16}
        textAnchor="middle"
      >
        {judul}
      </text>
      {baris.map(([label, nilai], at) => {
        const atas = y + KEPALA + at * tinggi + 3;
        // A long address is written narrower rather than out of the screen.
        const ruang = lebar - 22 - label.length * LEBAR_HURUF;
        return (
          <g key={label}>
            {at === 0 && (
              <rect className={classes['pilih']} x={x + 3} y={atas} width={lebar - 6} height={tinggi} rx={3} />
            )}
            <text className={classes['redup']} x={x + 9} y={atas + tinggi / 2 + 4}>
              {label}
            </text>
            <text
              className={classes['tebal']}
              x={x + lebar - 9}
              y={atas + tinggi / 2 + 4}
              textAnchor="end"
              {...(nilai.length * LEBAR_HURUF > ruang ? { textLength: ruang, lengthAdjust: 'spacingAndGlyphs' } : {})}
            >
              {nilai}
            </text>
          </g>
        );
      })}
      {rupa !== 'sentuh' && <Samping rupa={rupa} tengah={y + setinggi / 2} />}
    </Gambar>
  );
}

/** What stands beside the screen: where the finger is laid, and on older machines the keys. */
function Samping({ rupa, tengah }: { rupa: RupaMenu; tengah: number }) {
  if (rupa === 'warna')
    return (
      <g className={classes['garis']}>
        <rect x={246} y={tengah - 34} width={56} height={68} rx={12} />
        {[8, 15, 22].map((jari) => (
          <path key={jari} d={`M${274 - jari} ${tengah + jari / 2}a${jari} ${jari} 0 0 1 ${2 * jari} 0`} />
        ))}
        <path d={`M274 ${tengah + 4}v16`} />
      </g>
    );
  return (
    <g className={classes['isi']}>
      {Array.from({ length: 12 }, (_, at) => (
        <rect
          key={at}
          x={246 + (at % 3) * 20}
          y={tengah - 34 + Math.floor(at / 3) * 18}
          width={15}
          height={13}
          rx={3}
        />
      ))}
    </g>
  );
}
