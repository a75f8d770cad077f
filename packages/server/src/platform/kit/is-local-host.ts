/** Whether a host name, without its port, can only mean the machine of whoever uses it. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
