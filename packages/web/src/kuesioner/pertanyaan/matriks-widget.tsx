import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

type Baris = { baris_id: number; pilihan_id: number };

/** A row after the other, each with the same choices: a table would not fit a phone. */
export function MatriksWidget({ id, pertanyaan, nilai, onChange }: WidgetProps) {
  const { baris, pilihan } = pertanyaan;
  const rows = Array.isArray(nilai) ? nilai.filter((one): one is Baris => typeof one === 'object') : [];
  const chosenOf = (baris_id: number) => rows.find((one) => one.baris_id === baris_id)?.pilihan_id;
  const choose = (baris_id: number, pilihan_id: number) => {
    const next = baris.flatMap((row) => {
      const chosen = row.baris_id === baris_id ? pilihan_id : chosenOf(row.baris_id);
      return chosen === undefined ? [] : [{ baris_id: row.baris_id, pilihan_id: chosen }];
    });
    onChange(next);
  };
  return (
    <div className={classes['matriks']}>
      {baris.map(({ baris_id, teks }, row) => (
        <fieldset key={baris_id} className={classes['row']}>
          <legend>{teks}</legend>
          <div className={classes['columns']}>
            {pilihan.map((one, at) => (
              <label key={one.pilihan_id} className={classes['choice']}>
                <input
                  id={row === 0 && at === 0 ? id : undefined}
                  type="radio"
                  name={`${id}-${baris_id}`}
                  checked={chosenOf(baris_id) === one.pilihan_id}
                  onChange={() => choose(baris_id, one.pilihan_id)}
                />
                <span>{one.teks}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
