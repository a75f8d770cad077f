/**
 * The address with the settings that every session of ours starts with. The path is fixed because an owner who
 * is called like our schema would otherwise work in it; an `options` in the address would take our place.
 */
export function sessionOptions(databaseUrl: string, settings: Record<string, string> = {}) {
  const all = { search_path: 'public', timezone: 'UTC', datestyle: 'ISO', ...settings };
  return {
    connectionString: databaseUrl.replace(/([?&])options=[^&]*&?/, '$1'),
    options: Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    // One whose other end is gone is noticed, also while nothing is asked on it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
