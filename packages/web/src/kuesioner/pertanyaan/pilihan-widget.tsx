import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

/** One of the choices, or several. One that need not be answered can be taken back. */
export function PilihanWidget({ id, pertanyaan, nilai, onChange }: WidgetProps) {
  const { jenis, pilihan, is_wajib } = pertanyaan;
  const isSeveral = jenis === 'beberapa';
  const chosen = Array.isArray(nilai) ? nilai.map(Number) : typeof nilai === 'number' ? [nilai] : [];
  const choose = (pilihan_id: number, on: boolean) => {
    if (!isSeveral) return onChange(pilihan_id);
    // In the order of the choices, whatever the order of the taps.
    const next = pilihan.map((one) => one.pilihan_id).filter((one) => (one === pilihan_id ? on : chosen.includes(one)));
    return onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div className={classes['pilihan']}>
      {pilihan.map(({ pilihan_id, teks }, at) => (
        <label key={pilihan_id} className={classes['choice']}>
          <input
            id={at === 0 ? id : undefined}
            type={isSeveral ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(pilihan_id)}
            onChange={(event) => choose(pilihan_id, event.currentTarget.checked)}
          />
          <span>{teks}</span>
        </label>
      ))}
      {!isSeveral && !is_wajib && chosen.length > 0 && (
        <button type="button" className={classes['undo']} onClick={() => onChange(undefined)}>
          Kosongkan pilihan
        </button>
      )}
    </div>
  );
}
