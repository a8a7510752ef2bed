import { startWorker } from '@avtosverka/server/worker';
import { runUntilStopped } from '../../../scripts/run.ts';
import { answerParent } from './answer-parent.ts';
import { movableClock } from './movable-clock.ts';

answerParent({});
await runUntilStopped(() => startWorker(process.env, { clock: movableClock() }));
