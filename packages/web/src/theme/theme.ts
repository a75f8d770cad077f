import { createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  'var(--brand-0)',
  'var(--brand-1)',
  'var(--brand-2)',
  'var(--brand-3)',
  'var(--brand-4)',
  'var(--brand-5)',
  'var(--brand-6)',
  'var(--brand-7)',
  'var(--brand-8)',
  'var(--brand-9)',
];

/** Only what style sheets cannot say: sizes, colours and type are variables in tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  cursorType: 'pointer',
  defaultRadius: 'md',
  components: {
    // Descriptions stand under their fields, so that the fields of a row stand in one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Loader: { defaultProps: { size: 'sm' } },
  },
});
