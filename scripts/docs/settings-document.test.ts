import { readFileSync } from 'node:fs';
import { SETTING_GROUPS, SETTINGS } from '@avtosverka/server/config/settings';
import { describe, expect, test } from 'vitest';
import { drawSettings } from './settings-document.ts';

const document = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');

describe('docs/settings.md', () => {
	test('is what the declared settings say; `npm run docs` draws it again', () => {
		expect(document).toBe(drawSettings());
	});

	test('names every setting once, under one headline', () => {
		const named = [...document.matchAll(/^- `([A-Z_<>]+)`: /gm)].map((match) => match[1]);
		expect(named.toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
		expect(SETTING_GROUPS.flatMap(({ settings }) => Object.keys(settings))).toHaveLength(named.length);
	});

	test('tells the default of each list and number as it is declared', () => {
		expect(document).toMatch(
			/`PROTECTION_FAIL_OPEN`[\s\S]*?По\sумолчанию:\s+`check,plate,comments,report,watch`/,
		);
		expect(document).toMatch(/`SUPPLIER_APICLOUD_DAILY_BUDGET`[\s\S]*?По\sумолчанию:\s+`3000`/);
	});

	test('fits into 110 columns', () => {
		expect(document.split('\n').filter((line) => line.length > 110)).toEqual([]);
	});
});
