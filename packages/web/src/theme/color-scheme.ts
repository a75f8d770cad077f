import { localStorageColorSchemeManager } from '@mantine/core';

/** Remembers 'light', 'dark' or 'auto' on this device and follows a change made in another tab. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'hadir-tampilan' });
