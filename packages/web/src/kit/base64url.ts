export const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

export const fromBase64url = (teks: string) =>
  Uint8Array.from(atob(teks.replace(/-/g, '+').replace(/_/g, '/')), (huruf) => huruf.charCodeAt(0));
