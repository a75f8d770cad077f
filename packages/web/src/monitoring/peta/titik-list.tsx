import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import { pageOfRows } from '../../ui/table/page-of-rows.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { CHIP_KEADAAN_PANTAUAN } from '../pantauan/chip-keadaan-pantauan.ts';
import classes from './peta.module.css';
import type { Titik } from './titik.ts';

const PER_HALAMAN = 25;
/** How far a key goes. */
const LANGKAH: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PER_HALAMAN,
  PageUp: -PER_HALAMAN,
  Home: -Infinity,
  End: Infinity,
};

type Props = {
  titik: readonly Titik[];
  withTenant: boolean;
  pilih: number | undefined;
  hal: number;
  onPilih: (organisasi_id: number) => void;
  onHal: (hal: number) => void;
};

/** The map's organisations, the worst first; the arrow keys walk through all of them, over pages, and the map goes along. */
export function TitikList({ titik, withTenant, pilih, hal, onPilih, onHal }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = titik.findIndex(({ organisasi_id }) => organisasi_id === pilih);
  const page = pageOfRows(titik, hal, PER_HALAMAN);
  const isHere = page.data.some(({ organisasi_id }) => organisasi_id === pilih);
  const idOf = (organisasi_id: number) => `${id}-${organisasi_id}`;

  // Chosen on the map, or walked to: the list turns to its page. A page that is turned by hand stays.
  const chosenPage = at < 0 ? undefined : Math.floor(at / PER_HALAMAN) + 1;
  const followed = useRef(pilih);
  const follow = useEffectEvent(() => {
    if (chosenPage !== undefined && chosenPage !== page.current_page) onHal(chosenPage);
  });
  useEffect(() => {
    if (followed.current === pilih) return;
    followed.current = pilih;
    follow();
  }, [pilih]);
  const shown = useRef(isHere ? pilih : undefined);
  useEffect(() => {
    if (!isHere || shown.current === pilih) return;
    shown.current = pilih;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [pilih, isHere]);

  const walk = (event: KeyboardEvent) => {
    const step = LANGKAH[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = at < 0 ? (page.from ?? 1) - 1 - Math.sign(step) : at;
    const next = titik[Math.min(Math.max(from + step, 0), titik.length - 1)];
    if (next) onPilih(next.organisasi_id);
  };
  return (
    <>
      <div
        ref={list}
        className={classes['daftar']}
        role="listbox"
        tabIndex={0}
        aria-label="Instansi di peta"
        aria-activedescendant={isHere && pilih !== undefined ? idOf(pilih) : undefined}
        onKeyDown={walk}
      >
        {page.data.map(({ organisasi_id, nama, nama_tenant, keadaan, kurang, lat }) => {
          const { label, tone, glyph } = CHIP_KEADAAN_PANTAUAN[keadaan];
          return (
            <button
              type="button"
              key={organisasi_id}
              id={idOf(organisasi_id)}
              role="option"
              tabIndex={-1}
              aria-selected={organisasi_id === pilih}
              onClick={() => {
                list.current?.focus();
                onPilih(organisasi_id);
              }}
            >
              <span className={classes['tanda']} data-tone={tone} aria-hidden="true">
                {glyph}
              </span>
              <span className={classes['nama']}>
                {nama}
                <small>
                  {label}
                  {keadaan !== 'biasa' && kurang > 0 && `, kurang ${formatAngka(kurang)} orang`}
                  {lat === null && ' · belum ada titik'}
                  {withTenant && ` · ${nama_tenant}`}
                </small>
              </span>
            </button>
          );
        })}
      </div>
      {titik.length > 0 && <Pager label="Instansi di peta" page={page} onPage={onHal} />}
    </>
  );
}
