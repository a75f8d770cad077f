import { workersRun } from '../platform/workers/run-task.ts';

// For tests of what runs in a worker without a server around it.
workersRun(new URL('../app/proses/worker.ts', import.meta.url));
