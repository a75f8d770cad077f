import { useEffect } from 'react';
import { outbox } from './outbox.ts';

const AGAIN_MS = 30_000;

/** Sends what waits when the page opens, when the connection returns, when the page is looked at, and every half minute. */
export function useOutboxSending(user_id: number): void {
  useEffect(() => {
    const send = () => void outbox.flush(user_id);
    const sendIfWaiting = () => {
      if (outbox.read().some(({ refusal }) => refusal === null)) send();
    };
    send();
    const timer = setInterval(sendIfWaiting, AGAIN_MS);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendIfWaiting);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendIfWaiting);
    };
  }, [user_id]);
}
