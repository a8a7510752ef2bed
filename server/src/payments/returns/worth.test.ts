import { readFile } from 'node:fs/promises';
import { REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RETRY_SCHEDULE } from '../../owner-reports/life.ts';
import { worthOfSilence } from './worth.ts';

const TERMS = new URL('../../../../web/src/content/documents/terms.mdx', import.meta.url);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('what silence is worth', () => {
	test('is an eighth of the price for a register, and all of it for all eight', () => {
		expect(worthOfSilence(1)).toEqual({ kopecks: 988, requests: 3 });
		expect(worthOfSilence(4)).toEqual({ kopecks: 3950, requests: 9 });
		expect(worthOfSilence(8)).toEqual({ kopecks: REPORT_KOPECKS, requests: 17 });
	});

	test('is never less than its share, never more than the price, and as much in requests of any pack', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 8 }),
				fc.integer({ min: 1, max: 1_000_000 }),
				(registers, price) => {
					const { kopecks, requests } = worthOfSilence(registers, price);
					expect(kopecks).toBeGreaterThanOrEqual((price * registers) / 8);
					expect(kopecks).toBeLessThanOrEqual(price);
					expect(worthOfSilence(Math.min(8, registers + 1), price).kopecks).toBeGreaterThanOrEqual(kopecks);
					for (const pack of PACKS) {
						expect(requests * (pack.kopecks / pack.requests)).toBeGreaterThanOrEqual(kopecks - 1e-6);
					}
				},
			),
		);
	});
});

test('the terms promise what is given back, after as many days, and to whom', async () => {
	const terms = await readFile(TERMS, 'utf8');
	expect([PERSON_REGISTERS.length, RETRY_SCHEDULE.lifeMs / DAY_MS]).toEqual([8, 7]);
	for (const sentence of [
		'Реестр, который промолчал, мы спрашиваем семь дней после оплаты.',
		'возвращаем за него восьмую часть цены отчёта, за все восемь — всю цену.',
		'получает вместо денег запросы на баланс, по цене самого выгодного пакета и с округлением в свою пользу.',
		'Кто платил без входа, получает деньги тем же способом, каким платил',
		'За реестры, о которых до оплаты сказано, что в отчёте их не будет, ничего не возвращается.',
	]) {
		expect(terms).toContain(sentence);
	}
});
