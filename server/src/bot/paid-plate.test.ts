import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import type { Lookup } from '../paid-lookup/store.ts';
import type { CheckedCar } from './car-checks.ts';
import type { LinkedAccount } from './linked-account/store.ts';
import { createPlateChecks } from './plate-checks.ts';
import { type FakeMessenger, fakeMessenger, PERSON, PRIVATE } from './testing/fake-messenger.ts';

const SITE = 'https://sverka.example';
/** Where one comes back to: the dialog of the plate. */
const FROM = encodeURIComponent(`/?plate=${encodeURIComponent(SAMPLE_PLATE)}`);
const SHOP = `${SITE}/payment?from=${FROM}`;
const NOT_FOUND = 'Не удалось найти полный VIN для данного номера в открытых источниках';
const META: AnswerMeta = { ...SAMPLE_META, state: 'clear', asOf: null };

let messenger: FakeMessenger;
let account: LinkedAccount | null;
const ask = vi.fn();
const bought = vi.fn();
const check = vi.fn(async (_who: unknown, _car: CheckedCar) => {});

beforeEach(() => {
	messenger = fakeMessenger();
	account = { id: 'account', requests: 3 };
	ask.mockReset();
	bought.mockReset().mockResolvedValue(null);
	check.mockClear();
});

const checks = (sells = true) =>
	createPlateChecks({
		siteUrl: SITE,
		questions: {
			plate: async () => ({
				success: true,
				message: NOT_FOUND,
				data: { vin: null, vins: [], cars: [] },
				meta: META,
			}),
		},
		findAccount: async () => account,
		lookups: { ask, bought },
		sells: () => sells,
		check,
	});
const who = (isGroup = false) => ({
	messenger,
	chat: { ...PRIVATE, isGroup },
	personId: PERSON,
	checkId: 'check',
});
const lookup = (state: Lookup['state'], vin: string | null) => ({
	kind: 'ended',
	lookup: {
		id: 'x',
		accountId: 'account',
		plate: SAMPLE_PLATE,
		knownVin: null,
		state,
		vin,
		answerState: 'found',
		createdAt: new Date('2026-11-20T09:00:00Z'),
		settledAt: new Date('2026-11-20T09:00:05Z'),
	},
});
async function go(work: Promise<(() => Promise<void>) | null>) {
	await (await work)?.();
	const said = messenger.sent.at(-1);
	return { html: said?.html ?? '', buttons: said?.rows?.flat() ?? [] };
}

describe('a plate whose VIN open sources do not know', () => {
	test('is offered with price and balance before the button that spends', async () => {
		const { html, buttons } = await go(checks().begin(who(), SAMPLE_PLATE));
		expect(html).toContain(NOT_FOUND);
		expect(html).toMatch(/один платный запрос \(2 запроса — 10\s₽, 10 запросов — 49\s₽\)/);
		expect(html).toContain('На вашем счёте: 3 запроса.');
		expect(buttons).toEqual([
			{ text: 'Найти VIN за 1 запрос', press: `buy:${SAMPLE_PLATE}` },
			{ text: 'Купить запросы', url: SHOP },
		]);
		expect(ask).not.toHaveBeenCalled();
	});

	test('has no button that spends without requests, and none that sells without an account', async () => {
		account = { id: 'account', requests: 0 };
		expect((await go(checks().begin(who(), SAMPLE_PLATE))).buttons).toEqual([
			{ text: 'Купить запросы', url: SHOP },
		]);
		account = null;
		const { html, buttons } = await go(checks().begin(who(), SAMPLE_PLATE));
		expect(buttons).toEqual([{ text: 'Войти на сайт', url: `${SITE}/auth?from=${FROM}` }]);
		expect(html).toContain(`войдите через Telegram на ${SITE}/auth`);
	});

	test('names the messenger in which the person writes', async () => {
		account = null;
		messenger = { ...messenger, name: 'max' };
		const { html } = await go(checks().begin(who(), SAMPLE_PLATE));
		expect(html).toContain(`войдите через MAX на ${SITE}/auth`);
	});

	test.each([
		['nothing is sold', false, false],
		['the chat is a group', true, true],
	])('is offered nothing where %s', async (_, sells, isGroup) => {
		const { html } = await go(checks(sells).begin(who(isGroup), SAMPLE_PLATE));
		expect(html).toContain(NOT_FOUND);
		expect(html).not.toContain('₽');
	});
});

describe('a plate whose VIN a person has bought', () => {
	test.each([0, 3])('gives it again and sells nothing, with %i requests left', async (requests) => {
		account = { id: 'account', requests };
		bought.mockResolvedValue({ ...lookup('charged', SAMPLE_VIN), kind: 'answered-before' });
		const { html, buttons } = await go(checks().begin(who(), SAMPLE_PLATE));
		expect(html).toContain('VIN уже найден по вашему запросу от 20.11.2026. Запрос не списан.');
		expect(html).not.toContain('₽');
		expect(buttons).toEqual([]);
		expect(check).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
			vin: SAMPLE_VIN,
			plate: SAMPLE_PLATE,
		});
		expect(ask).not.toHaveBeenCalled();
	});
});

describe('a press that spends a request', () => {
	test('asks once for the account, tells what came of it, and checks the car', async () => {
		ask.mockResolvedValue(lookup('charged', SAMPLE_VIN));
		const { html } = await go(checks().buy(who(), SAMPLE_PLATE));
		expect(ask).toHaveBeenCalledExactlyOnceWith({ accountId: 'account', plate: SAMPLE_PLATE, known: null });
		expect(html).toContain('VIN найден. Списан один запрос.');
		expect(check).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
			vin: SAMPLE_VIN,
			plate: SAMPLE_PLATE,
		});
	});

	test('tells the refusal of the ledger in its own words', async () => {
		ask.mockRejectedValue(
			new RequestProblem(402, 'no-requests', 'В данный момент у Вас нет оплаченых запросов'),
		);
		expect((await go(checks().buy(who(), SAMPLE_PLATE))).html).toContain('нет оплаченых запросов');
		expect(check).not.toHaveBeenCalled();
	});

	test('of somebody without requests spends nothing', async () => {
		account = null;
		expect((await go(checks().buy(who(), SAMPLE_PLATE))).html).toContain('Для покупки нужен аккаунт');
		expect(ask).not.toHaveBeenCalled();
	});
});
