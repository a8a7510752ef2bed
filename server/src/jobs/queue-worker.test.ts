import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type HandedJob, startQueueWorker } from './queue-worker.ts';

const job = (id: string): HandedJob => ({ id, key: { id, retryCount: 0 } });

test('the lines of a job carry an id of its own, those of its failure too', async () => {
	const lines: string[] = [];
	const log = createLog('info', { write: (line) => lines.push(line) });
	const jobs = [job('a'), job('b')];
	const worker = startQueueWorker({
		...{ name: 'letter', atOnce: 2, log },
		queue: { fetch: async (most) => jobs.splice(0, most), finish: async () => {}, giveBack: async () => {} },
		async handler({ id }) {
			log.info({ of: id }, 'begun');
			await Promise.resolve();
			throw new Error(id);
		},
	});
	await vi.waitFor(() => expect(lines).toHaveLength(4));
	await worker.stop(0);
	const logged = lines.map((line) => JSON.parse(line) as { id: string; msg: string });
	const ids = [...new Set(logged.map(({ id }) => id))];
	expect(ids).toEqual([expect.stringMatching(/^job-[0-9a-f]{12}$/), expect.stringMatching(/^job-/)]);
	for (const one of ids) {
		const own = logged.filter(({ id }) => id === one).map(({ msg }) => msg);
		expect(own).toEqual(['begun', 'a job failed and comes again']);
	}
});
