import { PeriodeList } from './periode-list.tsx';

export function PeriodeScreen({ organisasi_id }: { organisasi_id: number }) {
  return <PeriodeList pemilik={{ organisasi_id }} />;
}
