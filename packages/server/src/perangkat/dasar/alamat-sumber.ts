import { BlockList, isIP } from 'node:net';

/** Whether this names an address (36.80.12.5) or a network (36.80.12.0/24), of IPv4 or IPv6. */
export function isAlamatSumber(text: string): boolean {
  const [alamat = '', panjang, ...rest] = text.split('/');
  const versi = isIP(alamat);
  if (versi === 0 || rest.length > 0) return false;
  return panjang === undefined || (/^\d{1,3}$/.test(panjang) && Number(panjang) <= (versi === 4 ? 32 : 128));
}

/** Whether who speaks from this address is among them; where none are named, everybody is. */
export function isDariSumber(alamat_sumber: readonly string[], alamat: string): boolean {
  if (alamat_sumber.length === 0) return true;
  const versi = isIP(alamat);
  if (versi === 0) return false;
  const list = new BlockList();
  for (const one of alamat_sumber) {
    const [dasar = '', panjang] = one.split('/');
    const jenis = isIP(dasar) === 4 ? 'ipv4' : 'ipv6';
    if (panjang === undefined) list.addAddress(dasar, jenis);
    else list.addSubnet(dasar, Number(panjang), jenis);
  }
  return list.check(alamat, versi === 4 ? 'ipv4' : 'ipv6');
}
