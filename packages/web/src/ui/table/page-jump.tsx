import { useId, useState } from 'react';
import classes from './pager.module.css';

/** Goes to the page that is typed in; a number outside goes to the nearest page there is. */
export function PageJump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const jump = () => {
    const page = Number.parseInt(typed, 10);
    setTyped('');
    if (Number.isFinite(page)) onPage(Math.min(Math.max(page, 1), last));
  };
  return (
    <form
      className={classes['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <label htmlFor={id}>Ke halaman</label>
      <input
        id={id}
        className={classes['number']}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <button type="submit" className={classes['go']} disabled={typed === ''}>
        Buka
      </button>
    </form>
  );
}
