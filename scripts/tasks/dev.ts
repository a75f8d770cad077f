import { spawn } from 'node:child_process';

/** The API that starts again when its sources change, and the web application with hot reload in front of it. */
const API_PORT = 8081;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: String(API_PORT),
  HADIR_WEB: '0',
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:8080',
  HADIR_API: `http://127.0.0.1:${API_PORT}`,
};
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'packages/server/src/app/main.ts'], { env, stdio: 'inherit' }),
  spawn('npx', ['vite', 'packages/web', '--port', '8080', '--strictPort'], { env, stdio: 'inherit' }),
];

const stopAll = (signal: NodeJS.Signals) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(signal));
for (const child of children) child.once('exit', () => stopAll('SIGTERM'));
