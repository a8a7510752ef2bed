import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, holds, type Target } from '../attack.ts';
import { signInByTelegram } from '../sign-in.ts';

const CARS_AT_ONCE = 3;
const ROUNDS = 5;
/** Due looks are found every fifteen seconds. */
const POLLED_WITHIN_MS = 20_000;
const QUESTIONS_A_DAY = 100;
const STRANGER_VIN = 'XTA21144094786239';

/** The watches of somebody who is signed in. */
async function watchesOf(target: Target, person: number) {
	const token = await signInByTelegram(target, person);
	const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
	const withBody = (body: object) => ({
		headers: { ...headers, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	const call = (method: string, path = '', init: RequestInit = { headers }) =>
		fetch(`${target.url}/v1/user/watches${path}`, { method, ...init });
	return {
		begin: async (vin: string) => (await call('POST', '', withBody({ vin }))).ok,
		end: async (vin: string) => (await call('DELETE', `/${vin}`)).ok,
		async list() {
			const { data } = (await (await call('GET')).json()) as {
				data: { looked_at: string | null; is_budget_spent: boolean }[];
			};
			return data;
		},
	};
}

export const attack: Attack = {
	title: 'one account that watches and unwatches cars in a loop leaves questions for a stranger’s watch',
	settings: { WATCH_QUESTIONS_PER_DAY: String(QUESTIONS_A_DAY), BOT_PROTECTION: 'off' },
	async run(target) {
		const loop = await watchesOf(target, 801);
		let begun = 0;
		for (let round = 0; round < ROUNDS; round += 1) {
			const vins = Array.from({ length: CARS_AT_ONCE }, (_, at) => `XTAGFL110KY7${40_000 + round * 10 + at}`);
			for (const vin of vins) if (await loop.begin(vin)) begun += 1;
			await pause(POLLED_WITHIN_MS);
			for (const vin of vins) await loop.end(vin);
		}
		const stranger = await watchesOf(target, 802);
		holds(await stranger.begin(STRANGER_VIN), 'the stranger may not watch at all');
		await pause(POLLED_WITHIN_MS);
		const [watch] = await stranger.list();
		const words = `${begun} of ${ROUNDS * CARS_AT_ONCE} watches begun and ended`;
		holds(
			watch !== undefined && watch.looked_at !== null && !watch.is_budget_spent,
			`${words}; the stranger’s car was not asked about`,
		);
		return `${words}; the stranger’s car was asked about`;
	},
};
