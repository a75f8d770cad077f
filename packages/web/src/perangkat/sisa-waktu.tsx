import { useEffect, useState } from 'react';

type Props = {
  /** An instant; its end is told by `lewat`. */
  sampai: string;
  lewat: string;
};

/** How long something still holds, counted down by the second as minutes and seconds. */
export function SisaWaktu({ sampai, lewat }: Props) {
  const [sekarang, setSekarang] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setSekarang(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const detik = Math.ceil((Date.parse(sampai) - sekarang) / 1000);
  if (detik <= 0) return <p role="status">{lewat}</p>;
  return (
    <p>
      Berlaku {Math.floor(detik / 60)}:{String(detik % 60).padStart(2, '0')} lagi, sekali pakai
    </p>
  );
}
