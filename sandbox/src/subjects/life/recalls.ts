import type { Build, Day, Recall, Release } from '../car.ts';
import { chance } from '../chance.ts';
import { dayOf, earlierOf, laterOf, plusDays } from '../day.ts';
import { makeOf } from '../makes.ts';

const DEFECTS = [
	[
		'Возможно некорректное срабатывание подушки безопасности водителя',
		'Проверить и при необходимости заменить газогенератор подушки безопасности водителя',
	],
	['Возможна течь топлива в соединении топливной рампы', 'Заменить уплотнительное кольцо топливной рампы'],
	[
		'Возможен отказ насоса гидравлического блока АБС',
		'Обновить программу блока управления или заменить блок',
	],
] as const;

const ORIGINS: readonly [signs: RegExp, country: string, code: string][] = [
	[/^J/, 'Япония', 'JP'],
	[/^K/, 'Республика Корея', 'KR'],
	[/^[LH]/, 'Китай', 'CN'],
	[/^W/, 'Германия', 'DE'],
	[/^V/, 'Франция', 'FR'],
	[/^S/, 'Великобритания', 'GB'],
	[/^[1-5]/, 'США', 'US'],
];

/** Recall campaigns that touch the car; one car in seven has one. */
export function recallsOf(vin: string, build: Build, start: Day, today: Day): readonly Recall[] {
	const dice = chance(`recalls:${vin}`);
	if (!dice.happens(0.14)) return [];
	const drawn = plusDays(laterOf(start, '2013-01-01'), dice.between(100, 1500));
	const [reason, recommendation] = dice.pick(DEFECTS);
	const organizer = `ООО Отзывная Кампания (${makeOf(build.make).name})`;
	return [{ on: earlierOf(drawn, today), organizer, reason, recommendation }];
}

/** True for a car that was built outside Russia and its neighbours. */
export function isImported(vin: string): boolean {
	return !/^[XYZ]/.test(vin);
}

/** The release by customs of an imported car; one in three came without a trace. */
export function releasesOf(vin: string, year: number, start: Day): readonly Release[] {
	const dice = chance(`releases:${vin}`);
	if (!isImported(vin) || !dice.happens(0.65)) return [];
	const [, country, countryCode] = ORIGINS.find(([signs]) => signs.test(vin)) ?? [/^/, 'Турция', 'TR'];
	const on = laterOf(dayOf(year, 1, 1), plusDays(start, -dice.between(5, 40)));
	return [{ on, country, countryCode, office: 'ТАМОЖЕННОЕ УПРАВЛЕНИЕ' }];
}
