/** Yes and no, as an atribut keeps them. */
export const YA_TIDAK = [
  { value: '1', label: 'Ya' },
  { value: '0', label: 'Tidak' },
] as const;
