import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import { startSite } from '@avtosverka/harness/site';
import { expect, test } from 'vitest';

const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };
const BUDGET = 10;
const QUESTIONS = 200;

/** Cars that have not been asked about. */
const carOf = (place: number) => `XTAGFL110KY71${String(place).padStart(4, '0')}`;

test.each([
	['the budget of a day', { SUPPLIER_AVTOCOD_DAILY_BUDGET: String(BUDGET) }],
	[
		'the budget of checks',
		{ SUPPLIER_AVTOCOD_DAILY_BUDGET: '100', SUPPLIER_AVTOCOD_DAILY_BUDGET_CHECK: String(BUDGET) },
	],
])(
	`of ${QUESTIONS} questions at once to three servers the supplier sells ${BUDGET} by %s, and no other is answered`,
	async (_what, own) => {
		await using site = await startSite({
			servers: 3,
			settings: { ...AVTOCOD_ALONE, LOG_LEVEL: 'silent', ...own },
		});
		const { servers, sandbox } = site;
		const metas = await Promise.all(
			Array.from({ length: QUESTIONS }, async (_, place) => {
				const server = servers[place % servers.length];
				const reply = await fetch(`${server?.url}/v1/gibdd/${carOf(place)}/dtp/off`, { headers: MARKER });
				expect(reply.status).toBe(200);
				return ((await reply.json()) as { meta: { state: string; reason?: string } }).meta;
			}),
		);
		const { orders } = (await (await fetch(`${sandbox.url}/_control/state`)).json()) as {
			orders: Readonly<Record<string, number>>;
		};
		expect(Object.values(orders).reduce((sum, count) => sum + count, 0)).toBe(BUDGET);
		const isAnswered = ({ state }: { state: string }) => ['found', 'clear', 'partial'].includes(state);
		expect(metas.filter(isAnswered)).toHaveLength(BUDGET);
		const refusals = metas
			.filter((meta) => !isAnswered(meta))
			.map(({ state, reason }) => `${state} ${reason}`);
		expect(new Set(refusals)).toEqual(new Set(['not-asked budget']));
	},
	240_000,
);
