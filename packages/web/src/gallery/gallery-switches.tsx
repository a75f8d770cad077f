import { Button, useMantineColorScheme } from '@mantine/core';
import { showEdition } from '../theme/edition.ts';

export function GallerySwitches() {
  const { setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Button variant="default" onClick={() => showEdition('umum')}>
        Ungu
      </Button>
      <Button variant="default" onClick={() => showEdition('simpatika')}>
        Hijau
      </Button>
      <Button variant="default" onClick={() => setColorScheme('light')}>
        Terang
      </Button>
      <Button variant="default" onClick={() => setColorScheme('dark')}>
        Gelap
      </Button>
    </>
  );
}
