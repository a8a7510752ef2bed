import { REGISTER_ENTRIES } from '@avtosverka/registers/registers/car';
import type { Car } from '@avtosverka/sandbox/subjects/car';
import { ladaWithEverything } from '@avtosverka/sandbox/subjects/cars/lada';
import { inventCar } from '@avtosverka/sandbox/subjects/invent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownRecords } from '../store/schema/watch.ts';
import { compareRecords } from './changes.ts';
import { recordsOf, WATCHED_SECTIONS, type WatchedSection } from './records.ts';
import { type CarSupplierId, factsBy, TODAY } from './testing/facts-by.ts';

const BEFORE = new Date('2026-11-22T09:00:00Z');
const CHANGED = '2026-11-23';

/** Follows a car through what suppliers say of it; how many changes each answer tells. */
function follow(section: WatchedSection, answers: readonly (readonly [CarSupplierId, Car])[]): number[] {
	let known: KnownRecords | null = null;
	return answers.map(([source, car]) => {
		const { facts, isComplete } = factsBy(source, section, car);
		const answer = { ...recordsOf(section, facts), source, isComplete, before: BEFORE };
		const { changes, known: next } = compareRecords(known, answer);
		known = next;
		return changes.added.length + changes.updated.length + changes.gone;
	});
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

const PAIRS = WATCHED_SECTIONS.flatMap((section) => {
	const suppliers = REGISTER_ENTRIES[section].suppliers as readonly CarSupplierId[];
	return suppliers.flatMap((one) => suppliers.map((other) => [section, one, other] as const));
});

const digits = fc.stringMatching(/^\d{6}$/);
const cars = fc.oneof(
	digits.map((tail) => inventCar(`XTAGFL110KY${tail}`, 'А123ВС77', TODAY)),
	digits.map((tail) => inventCar(`WBAFR7C50BC${tail}`, 'А123ВС77', TODAY)),
	digits.map((tail) => ladaWithEverything(`XTA21144094${tail}`, 'А123ВС77', TODAY)),
);

const PLACE = 'Новгородская область';
const POLICY = { series: 'ХХХ', number: '0999999999', insurer: 'Ромашка Страхование' };
const PLEDGE = { number: '2026-001-999999-111', pledgor: 'Небывалова В. П.', pledgee: 'ПАО «Банк Пример»' };
const CARD = { to: '2027-11-23', number: '999999999999999', place: 'г. Псков', odometer: 250_000 };
const ABROAD = { country: 'Япония', countryCode: 'JP', office: 'ТАМОЖЕННОЕ УПРАВЛЕНИЕ' };
const BAN = { authority: 'Судебные органы', kind: 'Запрет на регистрационные действия', document: '1/26' };
const CRASH = {
	number: '999000111',
	kind: 'Столкновение',
	city: 'Псков',
	state: 'Повреждено',
	cars: 2,
	codes: ['01'],
};
const CAMPAIGN = {
	organizer: 'ООО Отзывная Кампания',
	reason: 'Течь топлива',
	recommendation: 'Заменить кольцо',
};

/** Ends what lasts: the last period of ownership. */
const ended = ({ owners }: Car) => owners.map((one) => ({ ...one, to: one.to ?? CHANGED }));

/** What may happen to a car, one thing at a time; null where it cannot happen to this one. */
const EVENTS: {
	readonly [S in WatchedSection]: Readonly<Record<string, (car: Car) => Partial<Car> | null>>;
} = {
	wanted: {
		'it is looked for': ({ thefts }) => ({ thefts: [...thefts, { since: CHANGED, region: PLACE }] }),
		'it is found': ({ thefts }) => (thefts.length > 0 ? { thefts: thefts.slice(1) } : null),
	},
	restrict: {
		'a ban is imposed': ({ restrictions }) => ({
			restrictions: [...restrictions, { ...BAN, added: CHANGED, region: PLACE, bailiffCase: null }],
		}),
		'a ban is lifted': ({ restrictions }) =>
			restrictions.length > 0 ? { restrictions: restrictions.slice(1) } : null,
	},
	zalog: {
		'it is pledged': ({ pledges }) => ({ pledges: [...pledges, { ...PLEDGE, on: CHANGED, endedOn: null }] }),
		'a pledge ends': ({ pledges }) => {
			const open = pledges.find(({ endedOn }) => endedOn === null);
			if (!open) return null;
			return { pledges: pledges.map((one) => (one === open ? { ...one, endedOn: CHANGED } : one)) };
		},
	},
	registration: {
		'its owner changes': (car) => ({
			owners: [...ended(car), { from: CHANGED, to: null, company: null, operation: '03' }],
		}),
		'its registration ends': (car) => (car.owners.at(-1)?.to === null ? { owners: ended(car) } : null),
	},
	dtp: {
		'it has an accident': ({ accidents }) => ({
			accidents: [...accidents, { ...CRASH, at: `${CHANGED} 18:40:00`, region: PLACE }],
		}),
	},
	diagnostic: {
		'it is inspected': ({ inspections }) => ({ inspections: [...inspections, { ...CARD, from: CHANGED }] }),
	},
	osago: {
		'it is insured': ({ policies }) => ({
			policies: [...policies, { ...POLICY, from: CHANGED, to: '2027-11-22' }],
		}),
	},
	recall: {
		'it is recalled': ({ recalls }) => ({ recalls: [...recalls, { ...CAMPAIGN, on: CHANGED }] }),
	},
	customs: {
		'it is released': () => ({ releases: [{ ...ABROAD, on: CHANGED }] }),
	},
};

test.each(PAIRS)('%s: the same car told by %s and by %s gives no notice', (section, one, other) => {
	fc.assert(
		fc.property(cars, (car) => {
			const changes = follow(section, [
				[one, car],
				[other, car],
				[one, car],
			]);
			expect(changes).toEqual([0, 0, 0]);
		}),
		{ numRuns: 8 },
	);
});

describe.each(PAIRS)('%s, told by %s and then by %s', (section, one, other) => {
	test.each(Object.entries(EVENTS[section]))('%s: one notice, whoever answers next', (_, happen) => {
		fc.assert(
			fc.property(cars, (before) => {
				const change = happen(before);
				fc.pre(change !== null);
				const after = { ...before, ...change };
				const changes = follow(section, [
					[one, before],
					[other, after],
					[one, after],
					[other, after],
				]);
				expect(sum(changes)).toBe(1);
				const both = follow(section, [
					[one, before],
					[other, before],
					[other, after],
					[one, after],
				]);
				expect(both).toEqual([0, 0, 1, 0]);
			}),
			{ numRuns: 4 },
		);
	});
});

test.each(WATCHED_SECTIONS)('%s: words, new fields and a missing telephone change nothing', (section) => {
	fc.assert(
		fc.property(cars, (car) => {
			const [supplier] = REGISTER_ENTRIES[section].suppliers as readonly [CarSupplierId];
			const { facts } = factsBy(supplier, section, car);
			const released = JSON.parse(JSON.stringify(facts), (name, value) => {
				if (['region', 'ground', 'phone', 'insurer', 'reason', 'place', 'country'].includes(name))
					return null;
				return typeof value === 'object' && value !== null && !Array.isArray(value)
					? { ...value, addedByARelease: 'поле' }
					: value;
			});
			const states = (of: unknown) => recordsOf(section, of).records.map(({ key, state }) => [key, state]);
			expect(states(released)).toEqual(states(facts));
		}),
		{ numRuns: 5 },
	);
});
