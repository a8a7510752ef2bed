import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createWorld } from './world.ts';

test('The log names routes, and no VIN or plate', async () => {
	const lines: string[] = [];
	const app = createApp(createWorld({}), { siteUrl: '', logger: { write: (line) => lines.push(line) } });
	await app.inject({ url: '/avtocod/user/reports/report_XTA21144094786239@avtosverka' });
	expect(lines.join('')).toContain('GET /avtocod/user/reports/:uid 400');
	expect(lines.join('')).not.toContain('XTA21144094786239');
});
