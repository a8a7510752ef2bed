import { type Attack, holds } from '../attack.ts';
import { watch, withstood } from '../watch.ts';

/** Texts over which a pattern that reads them again and again would think for minutes. */
const TEXTS = [
	'a'.repeat(60_000),
	'a@'.repeat(30_000),
	'a.'.repeat(30_000),
	'1 '.repeat(30_000),
	'/'.repeat(60_000),
];

export const attack: Attack = {
	title: 'long texts for the log of pages that failed take no health check',
	async run(target) {
		const statuses: number[] = [];
		const watched = await watch(target, async () => {
			for (const message of TEXTS) {
				const reply = await fetch(`${target.url}/v1/errors`, {
					method: 'POST',
					body: JSON.stringify({ message, file: null, line: null }),
					headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
				});
				await reply.text();
				statuses.push(reply.status);
			}
		});
		holds(
			statuses.every((status) => status < 500),
			`statuses: ${statuses.join(', ')}`,
		);
		return withstood(watched, { healthWithinMs: 1_000 });
	},
};
