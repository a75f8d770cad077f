import classes from './topik-article.module.css';
import { GAMBAR, lebarGambar, UKURAN_GAMBAR, type NamaGambar } from './gambar/gambar.ts';
import { gambarUrl } from './gambar/gambar-url.ts';

/** The screen that a topic tells of, small; by itself it is seen at its own size. */
export function TopikGambar({ nama }: { nama: NamaGambar }) {
  const { alt, bagi } = GAMBAR[nama];
  const lebar = lebarGambar(bagi);
  return (
    <a className={classes['gambar']} data-lebar={lebar} href={gambarUrl(nama)} target="_blank" rel="noreferrer">
      <img src={gambarUrl(nama)} alt={alt} {...UKURAN_GAMBAR[lebar]} loading="lazy" decoding="async" />
    </a>
  );
}
