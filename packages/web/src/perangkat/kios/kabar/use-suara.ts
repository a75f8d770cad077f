import { useState } from 'react';
import { bunyikan, type Bunyi } from './bunyi.ts';

const KUNCI = 'hadir-kios-suara';

/** Whether the kiosk makes a sound, kept on the tablet: it does unless somebody switched it off there. */
export function useSuara() {
  const [isNyala, setNyala] = useState(() => localStorage.getItem(KUNCI) !== 'mati');
  return {
    isNyala,
    ganti: () => {
      localStorage.setItem(KUNCI, isNyala ? 'mati' : 'nyala');
      setNyala(!isNyala);
      // Heard at once, and the touch lets the page make sounds from now on.
      if (!isNyala) bunyikan('berhasil');
    },
    bunyi: (bunyi: Bunyi) => {
      if (isNyala) bunyikan(bunyi);
    },
  };
}
