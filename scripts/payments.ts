import { readFile } from 'node:fs/promises';
import { createOutbox } from '@avtosverka/server/mail/mail';
import { createReportLetters } from '@avtosverka/server/owner-reports/letters/letters';
import { runPaymentCommand } from '@avtosverka/server/payments/operator/commands';
import { runOnStore } from './store-command.ts';

const clock = { now: () => new Date() };
/** The server's jobs are not begun here: a letter without one is found when its outbox is next tidied. */
const NO_JOBS = { enqueue: async () => {} };

/** `npm run payments`: the operator's commands. */
await runOnStore((store, { config, words }) => {
	const letters = config.mail && createReportLetters(createOutbox({ clock, jobs: NO_JOBS }));
	return runPaymentCommand({ store, clock, letters }, words, readFile);
});
