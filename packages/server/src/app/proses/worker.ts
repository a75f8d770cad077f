import { serveTasks } from '../../platform/workers/serve-tasks.ts';
import { TASKS } from './worker-tasks.ts';

serveTasks(TASKS);
