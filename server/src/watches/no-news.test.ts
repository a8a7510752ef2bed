import { describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS } from '../answers/testing/test-clock.ts';
import { NEW_BAN, playWatchingPerTest, RESTRICTION } from './testing/watching.ts';

const watching = playWatchingPerTest();

describe('a watched car', () => {
	test('whose record is only written otherwise is not told about', async () => {
		const { clock, place, restrictions, texts, work, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		restrictions({ ...RESTRICTION, ground: 'Другое основание', authority: 'СУДЕБНЫЕ ОРГАНЫ', phone: '+7 …' });
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toEqual([]);
	});

	test('that a version before remembered by digests is not told about, and its next change is', async () => {
		const { clock, place, restrictions, texts, work, worker } = watching;
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		const digests = {
			source: 'avtocod',
			records: { '2015-07-13': [{ source: 'avtocod', content: 'sha256' }] },
		};
		await watching.store.query('update watch_section set known = $1', [JSON.stringify(digests)]);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toEqual([]);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
		expect(texts()[0]).not.toMatch(/обновлено|больше нет/);
	});
});
