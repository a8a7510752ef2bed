import { expect, test } from 'vitest';
import { partial, pledge, question, silent, VIN } from '../testing/people.ts';
import { rule } from './pledges.ts';

const say = (block: ReturnType<typeof pledge>, cars: readonly string[] = []) =>
	rule.find(question({ pledge: block }, { cars })).map(({ sentence }) => sentence);

test('pledges of the person are counted in one line', () => {
	expect(say(pledge('exact', 'Станок', 'Погрузчик'))).toEqual([
		'Залог движимого имущества: 2 уведомления. Проверьте, нет ли среди заложенного этой машины.',
	]);
});

test('beside a car that no notice names they say so, and how many of them name none at all', () => {
	const OTHER = 'XTA00000000000001';
	expect(say(pledge('exact', VIN), [OTHER])).toEqual([
		`Залог движимого имущества: 1 уведомление. В уведомлениях о залоге не назван VIN ${OTHER}.`,
	]);
	expect(say(pledge('exact', VIN, 'Станок'), [OTHER])[0]).toContain(
		`не назван VIN ${OTHER}, но 1 уведомление без VIN: спросите продавца, что заложено.`,
	);
	expect(say(pledge('exact', VIN), [OTHER, 'XTA00000000000002'])[0]).toContain(
		'не назван VIN ни одной из машин, которые вы проверяли.',
	);
});

test('of notices that were read in part they say no more than was read', () => {
	const OTHER = 'XTA00000000000001';
	const one = question({ pledge: partial(pledge('exact', VIN)) }, { cars: [OTHER] });
	expect(rule.find(one)[0]?.sentence).toContain(
		`В прочитанных уведомлениях о залоге не назван VIN ${OTHER}.`,
	);
});

test('beside a notice that names the car the others are only counted', () => {
	const { pageData } = pledge('exact', 'Станок');
	const both = { pageData: [...pageData, ...pledge('name-only', VIN).pageData] };
	expect(say(both, [VIN])).toEqual([
		expect.stringContaining(`названа машина, которую вы проверяли: VIN ${VIN}`),
		'Залог движимого имущества: 1 уведомление.',
	]);
});

test('a notice that names the car of the deal says so, whatever letters it is written in, also of a name alone', () => {
	const words = `В уведомлении о залоге названа машина, которую вы проверяли: VIN ${VIN}, залогодержатель АО «ПРИМЕРБАНК».`;
	expect(say(pledge('exact', `VIN: ${VIN}, LADA 2114`), [VIN])).toEqual([words]);
	expect(say(pledge('name-only', 'ХТА21144094786239'), [VIN])).toEqual([words]);
});

test('a namesake’s pledge of something else, a longer number and silence are no pledge', () => {
	expect(say(pledge('name-only', VIN))).toEqual([]);
	expect(say(pledge('look', `${VIN}7`), [VIN])).toEqual([]);
	expect(rule.find(question({ pledge: silent() }, { cars: [VIN] }))).toEqual([]);
});
