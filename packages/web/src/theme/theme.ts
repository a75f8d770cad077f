import { createTheme, type MantineColorsTuple } from '@mantine/core';

const brand = Array.from({ length: 10 }, (_, step) => `var(--brand-${step})`) as unknown as MantineColorsTuple;

// Dialogs render their header as a `div`: a second <header> would be a second banner landmark.
const dialog = { lockScroll: false, 'data-locks-scroll': true, transitionProps: { duration: 120 } };

/** Only what style sheets cannot say: sizes, colours and type are variables in tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  components: {
    Modal: { defaultProps: { ...dialog, closeButtonProps: { 'aria-label': 'Tutup' } } },
    Drawer: { defaultProps: { ...dialog, closeButtonProps: { 'aria-label': 'Tutup' } } },
    Loader: { defaultProps: { size: 'sm' } },
  },
});
