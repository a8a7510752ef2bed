import { SHARE_OVER, SHARE_UNKNOWN, sharePicturePath } from '@avtosverka/contract/vocabulary/share';
import { expect, test } from 'vitest';
import { VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { drawToken, tokenHashOf } from '../http/guards/access-token.ts';
import { createBareApp } from '../http/testing/served-app.ts';
import { createLog } from '../log.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerSharePicture } from './picture-route.ts';
import { takeSnapshot } from './snapshot.ts';
import { insertShare } from './store.ts';

const START = Date.parse('2026-11-21T10:25:00Z');

const database = setUpDatabase();

test('the picture of a link is drawn while it holds, then 410; its token is in no line of the log', async () => {
	let now = START;
	const lines: string[] = [];
	const clock = { now: () => new Date(now) };
	const log = createLog('debug', { write: (line) => lines.push(line) });
	const { store } = database;
	const app = createBareApp(testDeps({ store, clock, log }));
	registerSharePicture(app, testDeps({ store, clock, log }));

	const token = drawToken();
	const report = takeSnapshot({
		...{ vin: SAMPLE_VIN, plate: null, cached: { base: null, sections: {} }, masked: true },
		...{ now: clock.now(), expiresAt: new Date(START + 1000), onRuleError: () => {} },
	});
	const { id: accountId } = await testAccounts(store, clock).enter(VERA);
	const times = { createdAt: clock.now(), expiresAt: new Date(START + 1000) };
	await insertShare(store, { accountId, tokenHash: tokenHashOf(token), label: 'A car', report, ...times });

	const shown = await app.inject({ url: sharePicturePath(token) });
	expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
	expect(shown.headers['x-robots-tag']).toBe('noindex');
	expect(shown.rawPayload.subarray(1, 4).toString()).toBe('PNG');
	now += 1000;
	const over = await app.inject({ url: sharePicturePath(token) });
	expect([over.statusCode, over.json().message]).toEqual([410, SHARE_OVER]);
	for (const unknown of [drawToken(), 'x', '%00']) {
		const reply = await app.inject({ url: sharePicturePath(unknown) });
		expect([reply.statusCode, reply.json().message]).toEqual([404, SHARE_UNKNOWN]);
	}
	expect(lines.length).toBeGreaterThan(0);
	expect(lines.join()).not.toContain(token);
});
