/** Whether people reach the server by https only, whatever stands between. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');
