import { type Attack, holds, type Target } from '../attack.ts';
import { watch, withstood } from '../watch.ts';

const CARS = 99;
/** REPORTS_PER_HOUR of an address; with a /48 above it that has twice as many. */
const OF_ADDRESS = 30;
const OF_NETWORK = 60;
const METRICS_TOKEN = 'of-an-attack-on-this-machine-alone-0';

/** How many orders the supplier of cars has had, as the server counts them. */
async function ordersOf({ url }: Target): Promise<number> {
	const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
	const text = await reply.text();
	const line = /^avtosverka_supplier_budget_used\{supplier="avtocod"\} (\d+)/m.exec(text);
	return Number(line?.[1] ?? 0);
}

async function burst({ url }: Target, prefix: string, from: (at: number) => string): Promise<void> {
	await Promise.all(
		Array.from({ length: CARS }, async (_, at) => {
			const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': from(at) };
			const reply = await fetch(`${url}/v1/getBase/${prefix}${at + 10_000}/1`, { headers });
			await reply.text();
			holds(reply.status < 500, `a request for a new car was answered with ${reply.status}`);
		}),
	);
}

export const attack: Attack = {
	title: '99 new cars from one address, then from 99 /64 of one /48, buy no more than the limits say',
	settings: {
		...{ BOT_PROTECTION: 'off', TRUST_PROXY: 'loopback' },
		...{ REPORTS_PER_HOUR: String(OF_ADDRESS), METRICS_TOKEN },
	},
	async run(target) {
		let [ofAddress, ofBoth] = [0, 0];
		const watched = await watch(target, async () => {
			await burst(target, 'XTA211440947', () => '203.0.113.7');
			ofAddress = await ordersOf(target);
			await burst(target, 'XTA211440957', (at) => `2001:db8:77:${(at + 1).toString(16)}::1`);
			ofBoth = await ordersOf(target);
		});
		const bought = `${ofAddress} orders from one address, ${ofBoth - ofAddress} from one /48`;
		holds(ofAddress > 0 && ofAddress <= OF_ADDRESS, bought);
		holds(ofBoth - ofAddress > 0 && ofBoth - ofAddress <= OF_NETWORK, bought);
		return `${bought}; ${withstood(watched)}`;
	},
};
