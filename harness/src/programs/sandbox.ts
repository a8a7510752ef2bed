/** The sandbox with the options in SANDBOX_OPTIONS (JSON), on free ports. */
import { startSandbox } from '@avtosverka/sandbox/start';
import { runUntilStopped } from '../../../scripts/run.ts';
import { answerParent } from './answer-parent.ts';
import { movableClock } from './movable-clock.ts';
import { measureUsage } from './usage.ts';

await runUntilStopped(async () => {
	const { now } = movableClock();
	const options = JSON.parse(process.env.SANDBOX_OPTIONS ?? '{}');
	const sandbox = await startSandbox({ ...options, port: 0, now });
	answerParent({ usage: measureUsage(), smtpUrl: () => sandbox.smtpUrl });
	return sandbox;
});
