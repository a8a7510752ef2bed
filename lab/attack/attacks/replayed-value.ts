import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { solveMany } from '@avtosverka/harness/solve';
import pLimit from 'p-limit';
import { inventedVin } from '../../bench/vins.ts';
import { type Attack, holds, type Target } from '../attack.ts';
import { watch, withstood } from '../watch.ts';

const CARS = 100;
/** Fewer than one address may have open. */
const AT_ONCE = 100;

/** The car of each check that the value opened. */
async function replay({ url }: Target, token: string, cookie: string): Promise<readonly string[]> {
	const headers = { 'x-requested-with': 'XMLHttpRequest', cookie };
	const checks = Array.from({ length: CARS }, (_, at) => inventedVin(at)).flatMap((vin) =>
		SECTIONS.map((section) => ({ vin, path: pathOf(sectionRoute(section), { vin, token }) })),
	);
	const opened = await pLimit(AT_ONCE).map(checks, async ({ vin, path }) => {
		const reply = await fetch(url + path, { headers });
		await reply.text();
		holds([200, 403].includes(reply.status), `a replayed value was answered with ${reply.status}`);
		return reply.status === 200 ? vin : null;
	});
	return opened.filter((vin) => vin !== null);
}

export const attack: Attack = {
	title: 'one solved value, brought with a thousand checks of a hundred cars, opens one report',
	settings: { BOT_PROTECTION: 'altcha', PROTECTION_FAIL_OPEN: 'none' },
	async run(target) {
		const { cookie, values } = await solveMany(target.url, 'check', 1);
		const token = values[0] ?? '';
		const opened: (readonly string[])[] = [];
		const watched = await watch(target, async () => {
			opened.push(await replay(target, token, cookie));
			opened.push(await replay(target, token, cookie));
			opened.push(await replay(target, token, `visitor=${'w'.repeat(22)}`));
		});
		const [first = [], again = [], stolen = []] = opened;
		const cars = new Set(first).size;
		const words = `${first.length} checks of ${cars} car let in, ${again.length} the second time, ${stolen.length} of another visitor`;
		holds(first.length === SECTIONS.length && cars === 1, words);
		holds(again.length === 0 && stolen.length === 0, words);
		return `${words}; ${withstood(watched)}`;
	},
};
