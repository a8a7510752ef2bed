import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BaseAnswer, PaidAnswer, VinAnswer } from './answers.ts';
import { begin, type LookupEvent, type LookupState, lookupReducer } from './machine.ts';

const PLATE = 'А123ВС77' as Plate;
const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';
const CAR = { vin: null, model: 'LADA 2114', year: 2009, power: 81, color: null };

const none = { kind: 'none', meta: SAMPLE_META } as const;
const silent = { kind: 'silent', message: 'Автокод не ответил' } as const;
const vins = (...list: string[]): VinAnswer => ({
	kind: 'vins',
	vins: list,
	cars: [],
	meta: SAMPLE_META,
});
const vin = (answer: VinAnswer): LookupEvent => ({ kind: 'vin-answered', answer });
const base = (answer: BaseAnswer): LookupEvent => ({ kind: 'base-answered', answer });
const answered = (answer: PaidAnswer): LookupEvent => ({ kind: 'paid-answered', answer });
const paidVin = (vin: string) =>
	answered({ kind: 'vin', vin, charged: true, message: 'Списан один запрос.', meta: SAMPLE_META });
const car = base({ kind: 'base', base: CAR, meta: SAMPLE_META });

const after = (...events: LookupEvent[]): LookupState => events.reduce(lookupReducer, begin(PLATE));

describe('the free lookup', () => {
	test('begins by asking for the VIN', () => {
		expect(after()).toEqual({ name: 'loading', plate: PLATE, asking: 'vin' });
	});

	test('finds a VIN, and the model beside it a little later', () => {
		expect(after(vin(vins(VIN)))).toMatchObject({ name: 'findVinSuccess', vins: [VIN], base: null });
		expect(after(vin(vins(VIN)), car)).toMatchObject({ name: 'findVinSuccess', base: CAR });
	});

	test('keeps a found VIN when its model cannot be learnt', () => {
		expect(after(vin(vins(VIN)), base(silent))).toEqual(after(vin(vins(VIN))));
	});

	test('asks for the car when there is no VIN, and shows what is known', () => {
		expect(after(vin(none))).toMatchObject({ name: 'loading', asking: 'base' });
		expect(after(vin(none), car)).toMatchObject({ name: 'vinNotFound', base: CAR });
		expect(after(vin(none), base(none))).toMatchObject({ name: 'vinNotFound', base: null });
	});

	test('tells of silence in its own words and repeats the very question that failed', () => {
		expect(after(vin(silent))).toMatchObject({ name: 'networkError', message: 'Автокод не ответил' });
		expect(after(vin(silent), { kind: 'retried' })).toEqual(begin(PLATE));
		expect(after(vin(none), base(silent), { kind: 'retried' })).toMatchObject({ asking: 'base' });
	});

	test('offers no refresh while several VINs stand to choose', () => {
		expect(after(vin(vins(VIN, OTHER)), { kind: 'refresh-opened' }).name).toBe('findVinSuccess');
	});
});

describe('the paid lookup', () => {
	const paid = { kind: 'paid-asked' } as const;
	const notFound = [vin(none), car];
	const refresh: LookupEvent[] = [vin(vins(VIN)), { kind: 'refresh-opened' }];

	test('follows a missing VIN and finds it, or nothing', () => {
		expect(after(...notFound, paid)).toMatchObject({ name: 'loading', asking: 'paid' });
		expect(after(...notFound, paid, paidVin(VIN))).toMatchObject({
			name: 'paidRequestSuccess',
			vin: VIN,
			message: 'Списан один запрос.',
		});
		expect(after(...notFound, paid, answered(none)).name).toBe('paidRequestError');
	});

	test('refreshes a known VIN; the same one again is no success', () => {
		expect(after(...refresh).name).toBe('refreshVin');
		expect(after(...refresh, paid, paidVin(OTHER))).toMatchObject({ name: 'refreshSuccess', vin: OTHER });
		expect(after(...refresh, paid, paidVin(VIN.toLowerCase())).name).toBe('refreshFail');
		expect(after(...refresh, paid, answered(none)).name).toBe('refreshFail');
	});

	test('is asked once more where it gave nothing, and leads back to what was known', () => {
		const retried = { kind: 'retried' } as const;
		const asking = { name: 'loading', asking: 'paid' };
		const missed = [...notFound, paid, answered(none)];
		expect(after(...missed, retried)).toMatchObject({ ...asking, from: { name: 'vinNotFound' } });
		expect(after(...missed, { kind: 'left' }).name).toBe('vinNotFound');
		const failed = [...refresh, paid, answered(none)];
		expect(after(...failed, retried)).toMatchObject({ ...asking, from: { name: 'refreshVin' } });
		expect(after(...failed, retried, paidVin(OTHER)).name).toBe('refreshSuccess');
	});

	test('tells the server which VIN the page shows, found or bought before', () => {
		expect(after(...refresh, paid)).toMatchObject({ known: VIN });
		expect(after(...notFound, paid)).toMatchObject({ known: null });
		expect(after(...notFound, { ...paid, bought: OTHER })).toMatchObject({ known: OTHER });
	});

	test('is asked once however often its button is pressed', () => {
		const once = after(...notFound, paid);
		expect(lookupReducer(once, paid)).toBe(once);
	});

	test('can be left for the VIN that was known', () => {
		expect(after(...refresh, { kind: 'left' })).toEqual(after(vin(vins(VIN))));
	});

	test('is no failure of the search when nobody answers, and can be asked again or left', () => {
		expect(after(...notFound, paid, answered(silent)).name).toBe('networkError');
		expect(after(...refresh, paid, answered(silent)).name).toBe('networkError');
		expect(after(...refresh, paid, answered(silent), { kind: 'retried' })).toEqual(after(...refresh, paid));
		expect(after(...refresh, paid, answered(silent), { kind: 'left' })).toEqual(after(...refresh));
		expect(after(...notFound, paid, answered(silent), { kind: 'left' })).toEqual(after(...notFound));
	});

	test('goes back to where it was asked from when nobody is signed in', () => {
		expect(after(...notFound, paid, answered({ kind: 'signed-out' }))).toEqual(after(...notFound));
		expect(after(...refresh, paid, answered({ kind: 'signed-out' }))).toEqual(after(...refresh));
	});

	test('remembers that no request is left until some are bought', () => {
		const empty = after(...refresh, paid, answered({ kind: 'no-requests' }));
		expect(empty).toMatchObject({ name: 'refreshVin', noRequests: true });
		expect(lookupReducer(empty, { kind: 'bought' })).toMatchObject({ name: 'refreshVin', noRequests: false });
	});

	test('of a refresh is found again by who comes back from paying', () => {
		const back = lookupReducer(begin(PLATE, { toRefresh: true }), vin(vins(VIN)));
		expect(back).toEqual(after(...refresh));
		expect(lookupReducer(begin(PLATE, { toRefresh: true }), vin(vins(VIN, OTHER))).name).toBe(
			'findVinSuccess',
		);
		expect(lookupReducer(begin(PLATE, { toRefresh: true }), vin(none))).toMatchObject({ asking: 'base' });
	});
});

describe('a page that was reloaded in a paid lookup', () => {
	const back = (answer: PaidAnswer, toRefresh = false) =>
		lookupReducer(begin(PLATE, { toRefresh, toPaid: true }), { kind: 'repeat-answered', answer });
	const bought = {
		kind: 'vin',
		vin: VIN,
		charged: true,
		message: 'Списан один запрос.',
		meta: SAMPLE_META,
	} as const;

	test('asks first what was paid for, and shows it', () => {
		expect(begin(PLATE, { toPaid: true })).toMatchObject({ name: 'loading', asking: 'repeat' });
		const shown = { name: 'paidRequestSuccess', vin: VIN, message: 'Списан один запрос.' };
		expect(back(bought)).toMatchObject(shown);
		expect(back(bought, true)).toMatchObject(shown);
	});

	test('says that the card index has none, but goes back to the refresh of a VIN that is known', () => {
		expect(back(none).name).toBe('paidRequestError');
		expect(back(none, true)).toEqual(begin(PLATE, { toRefresh: true }));
		expect(back({ ...bought, charged: false }, true)).toEqual(begin(PLATE, { toRefresh: true }));
	});

	test('begins anew where nothing was paid for, or nobody is signed in', () => {
		for (const kind of ['nothing', 'signed-out', 'no-requests'] as const) {
			expect(back({ kind })).toEqual(begin(PLATE));
			expect(back({ kind }, true)).toEqual(begin(PLATE, { toRefresh: true }));
		}
	});

	test('can ask again after silence, or leave it', () => {
		const quiet = back(silent, true);
		expect(quiet.name).toBe('networkError');
		expect(lookupReducer(quiet, { kind: 'retried' })).toEqual(
			begin(PLATE, { toRefresh: true, toPaid: true }),
		);
		expect(lookupReducer(quiet, { kind: 'left' })).toEqual(begin(PLATE, { toRefresh: true }));
	});
});

describe('whatever happens', () => {
	const answers = fc.constantFrom<VinAnswer>(none, silent, vins(VIN), vins(OTHER), vins(VIN, OTHER));
	const bases = fc.constantFrom<BaseAnswer>(none, silent, { kind: 'base', base: CAR, meta: SAMPLE_META });
	const paidAnswers = fc.constantFrom<PaidAnswer>(
		none,
		silent,
		{ kind: 'signed-out' },
		{ kind: 'no-requests' },
		{ kind: 'vin', vin: VIN, charged: true, message: '', meta: SAMPLE_META },
		{ kind: 'vin', vin: OTHER, charged: false, message: '', meta: SAMPLE_META },
	);
	const events = fc.oneof(
		answers.map(vin),
		paidAnswers.map(answered),
		bases.map(base),
		fc.constantFrom<LookupEvent>(
			{ kind: 'retried' },
			{ kind: 'refresh-opened' },
			{ kind: 'left' },
			{ kind: 'paid-asked' },
			{ kind: 'bought' },
		),
	);

	test('silence alone never leads to a state that says there is none', () => {
		const quiet = fc.array(
			fc.constantFrom<LookupEvent>(vin(silent), base(silent), answered(silent), { kind: 'retried' }),
		);
		fc.assert(
			fc.property(quiet, (story) => {
				expect(['loading', 'networkError']).toContain(after(...story).name);
			}),
		);
	});

	test('a state that says there is none follows the word of a register, and may be come back to', () => {
		const negative = ['vinNotFound', 'paidRequestError', 'refreshFail'];
		fc.assert(
			fc.property(fc.array(events, { maxLength: 14 }), (story) => {
				let state = begin(PLATE);
				const seen = new Set<string>([state.name]);
				for (const event of story) {
					const next = lookupReducer(state, event);
					if (negative.includes(next.name) && !seen.has(next.name)) {
						expect(event).not.toMatchObject({ answer: { kind: 'silent' } });
						expect('answer' in event).toBe(true);
					}
					expect(next.plate).toBe(PLATE);
					seen.add(next.name);
					state = next;
				}
			}),
		);
	});

	test('an event that means nothing in a state changes nothing', () => {
		expect(lookupReducer(begin(PLATE), { kind: 'paid-asked' })).toEqual(begin(PLATE));
		const found = after(vin(vins(VIN)));
		expect(lookupReducer(found, vin(silent))).toBe(found);
	});
});
