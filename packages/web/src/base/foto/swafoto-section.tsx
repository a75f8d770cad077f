import { useState } from 'react';
import { api } from '../api/api.ts';

type Props = { organisasi_id: number; presensi_id: number; nama: string; className?: string | undefined };

/** The selfie of a presensi, or why there is none any more. */
export function SwafotoSection({ organisasi_id, presensi_id, nama, className }: Props) {
  const [failed, setFailed] = useState(false);
  if (failed) return <small>Swafoto tidak tersedia lagi: masa simpannya sudah lewat.</small>;
  const src = api.presensi.getFotoPresensi.url({ organisasi_id, presensi_id });
  return <img className={className} src={src} alt={`Swafoto ${nama}`} loading="lazy" onError={() => setFailed(true)} />;
}
