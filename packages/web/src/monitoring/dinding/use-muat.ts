import { useEffect, useRef, useState } from 'react';

/** How many rows of a height, in px, an element has room for; at least one. */
export function useMuat(tinggi: number) {
  const element = useRef<HTMLDivElement>(null);
  const [muat, setMuat] = useState(1);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setMuat(Math.max(1, Math.floor(current.clientHeight / tinggi))));
    observer.observe(current);
    return () => observer.disconnect();
  }, [tinggi]);
  return { element, muat };
}
