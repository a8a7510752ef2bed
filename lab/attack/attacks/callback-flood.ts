import { type Attack, holds } from '../attack.ts';
import { watch, withstood } from '../watch.ts';

const ROUNDS = 40;
const AT_ONCE = 50;

/** What anybody can send to the payment callback: all fields there, the signature wrong. */
function forged(at: number): string {
	const fields = {
		MNT_ID: '54600817',
		MNT_TRANSACTION_ID: `A${at.toString(16).padStart(32, '0').toUpperCase()}Z`,
		MNT_OPERATION_ID: String(at),
		MNT_AMOUNT: '100.00',
		MNT_CURRENCY_CODE: 'RUB',
		MNT_TEST_MODE: '0',
		MNT_SIGNATURE: '0'.repeat(32),
	};
	return new URLSearchParams(fields).toString();
}

export const attack: Attack = {
	title: '2000 forged payment notifications credit nobody and take no health check',
	async run(target) {
		const statuses = new Map<number, number>();
		let credited = 0;
		const watched = await watch(target, async () => {
			for (let round = 0; round < ROUNDS; round += 1) {
				await Promise.all(
					Array.from({ length: AT_ONCE }, async (_, at) => {
						const reply = await fetch(`${target.url}/v1/payments/moneta/pay`, {
							method: 'POST',
							body: forged(round * AT_ONCE + at),
							headers: { 'content-type': 'application/x-www-form-urlencoded' },
						});
						const text = await reply.text();
						statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
						if (text.includes('SUCCESS')) credited += 1;
					}),
				);
			}
		});
		holds(credited === 0, `${credited} forged notifications were answered with SUCCESS`);
		holds(
			[...statuses.keys()].every((status) => status < 500),
			`statuses: ${[...statuses].join('; ')}`,
		);
		return withstood(watched);
	},
};
