import { startServer } from '@avtosverka/server/start';
import { runUntilStopped } from '../../../scripts/run.ts';
import { answerParent } from './answer-parent.ts';
import { movableClock } from './movable-clock.ts';
import { measureUsage } from './usage.ts';

const clock = movableClock();
answerParent({ usage: measureUsage(), moveClock: (ms) => clock.moveForward(Number(ms)) });
await runUntilStopped(() => startServer(process.env, { clock }));
