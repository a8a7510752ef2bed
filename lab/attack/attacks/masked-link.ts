import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type Attack, holds, type Target } from '../attack.ts';

const HEADERS = { 'x-requested-with': 'XMLHttpRequest' };
const KNOWN = 'XTA21144094786239';
/** Of the VINs that end like the known one it is so far down the list. */
const PLACE = 480;
const TRIED = 1_000;

/** VINs with the first signs and the last four of the known one, which stands at its place among them. */
function candidates(): string[] {
	const others = Array.from({ length: TRIED }, (_, at) => `XTA21144${String(at).padStart(5, '0')}6239`);
	return others.toSpliced(PLACE, 1, KNOWN);
}

/** Everything that somebody who shares a report has asked for before. */
async function askAll({ url }: Target): Promise<void> {
	for (const section of SECTIONS) {
		const reply = await fetch(url + pathOf(sectionRoute(section), { vin: KNOWN, token: 'off' }), {
			headers: HEADERS,
		});
		await reply.arrayBuffer();
	}
}

export const attack: Attack = {
	title: 'a VIN of which all but five signs are known is not found by trying the others',
	settings: { BOT_PROTECTION: 'off' },
	async run(target) {
		await askAll(target);
		const read = async (path: string) => (await fetch(target.url + path, { headers: HEADERS })).text();
		const isCached = async (vin: string) => /"reasons":\[\{/.test(await read(`/v1/decision/${vin}`));
		holds(await isCached(KNOWN), 'the car is not cached at all');
		for (const [at, vin] of candidates().entries()) {
			holds(!(await isCached(vin)), `found after ${at + 1} requests`);
		}
		const [known, unknown] = await Promise.all(
			[KNOWN, candidates()[0]].map(async (vin) => (await read(`/checks/${vin}`)).length),
		);
		holds(known === unknown, `a page of ${known} bytes, and of ${unknown}`);
		return `${TRIED} decisions and 2 pages told nothing`;
	},
};
