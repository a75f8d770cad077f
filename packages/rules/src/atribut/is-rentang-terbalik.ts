/** Whether a span of numbers, `dari..sampai`, ends before it begins. */
export function isRentangTerbalik(rentang: string | null): boolean {
  const [dari = '', sampai = ''] = (rentang ?? '').split('..');
  return dari !== '' && sampai !== '' && Number(dari) > Number(sampai);
}
