import { setImmediate } from 'node:timers/promises';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../answer.ts';
import type { Question } from '../../register.ts';
import { ALIVE_FOR_MS, SILENT_FOR_MS } from './availability-probe.ts';
import { packSession } from './challenge.ts';
import { FRESH_FOR_MS, ONE_PRESS_MS } from './pictures.ts';
import { ASKED_AT, about, around, fixture, play, type Reply } from './testing/gibdd.ts';
import { GIBDD_SECTIONS, type GibddRegister } from './wire.ts';

const FIVE = Object.keys(GIBDD_SECTIONS) as readonly GibddRegister[];
const OTHER_CAR = { subject: { kind: 'vin', vin: 'Z94K241BBMR251210' as Vin } } as const;
const WRONG: Reply = { text: fixture('wrong_digits.json') };
const DOWN: Reply = { status: 503, text: '' };

let at: number;
let given: number;
let check: () => Reply;
let captcha: () => Reply | Promise<Reply | null>;
let police: ReturnType<typeof play>;
beforeEach(() => {
	at = ASKED_AT.getTime();
	given = 0;
	check = () => WRONG;
	captcha = () => {
		given += 1;
		return { text: JSON.stringify({ token: `picture ${given}`, base64jpg: '/9j/4AAQ' }) };
	};
	police = play(
		async ({ method }) => {
			// Five sections come before the first reply, and who leaves does so before it too, as they do on a
			// page.
			const reply = await (method === 'GET' ? captcha() : check());
			await setImmediate();
			return reply;
		},
		{},
		() => new Date(at),
	);
});

function calls() {
	const probes = police.sent.filter(({ method }) => method === 'POST').length;
	return { probes, pictures: police.sent.length - probes };
}

type Way = Partial<Question> & { readonly another?: boolean };

const ask = (register: GibddRegister, who = 'anna', { another = false, ...more }: Way = {}) =>
	police.supplier.ask(register, about({ visitor: { id: who, anotherPicture: another }, ...more }));

const askFive = (who = 'anna', way: Way = {}) => Promise.all(FIVE.map((register) => ask(register, who, way)));

/** Asks once the picture of the others has been asked for. */
async function laterOn<Value>(asking: () => Promise<Value>): Promise<Value> {
	const before = calls().pictures;
	const working = captcha;
	const held = Promise.withResolvers<void>();
	captcha = async () => {
		await held.promise;
		return working();
	};
	await expect.poll(() => calls().pictures).toBe(before + 1);
	const asked = asking();
	held.resolve();
	return asked;
}

/** The number of the picture in an answer, else its state. */
function shown(answer: Answer<unknown>): number | string {
	if (answer.state !== 'refused' || !answer.challenge) return answer.state;
	const session = Buffer.from(answer.challenge.token, 'base64url').toString();
	return Number(/picture (\d+)/.exec(session)?.[1]);
}

const digitsOf = (picture: number, word = '99999') => ({
	token: packSession({ token: `picture ${picture}`, cookies: '' }) ?? '',
	word,
});

describe('five sections of a visitor', () => {
	test('asked at once ask the service once whether it is there, and show one picture', async () => {
		expect((await askFive()).map(shown)).toEqual([1, 1, 1, 1, 1]);
		expect(calls()).toEqual({ probes: 1, pictures: 1 });
	});

	test('asked one after another within a minute do too, and after it no longer', async () => {
		for (const register of FIVE) expect(shown(await ask(register))).toBe(1);
		at += FRESH_FOR_MS - 1;
		expect(shown(await ask('dtp'))).toBe(1);
		expect(calls()).toEqual({ probes: 1, pictures: 1 });
		at += 1;
		expect((await askFive()).map(shown)).toEqual([2, 2, 2, 2, 2]);
		expect(calls()).toEqual({ probes: 2, pictures: 2 });
	});

	test('share the picture with those of another car, and ask about each car', async () => {
		expect([...(await askFive()), ...(await askFive('anna', OTHER_CAR))].map(shown)).toEqual(
			Array(10).fill(1),
		);
		expect(calls()).toEqual({ probes: 2, pictures: 1 });
	});

	test('whose digits are wrong show one new picture', async () => {
		await askFive();
		expect((await askFive('anna', { picture: digitsOf(1) })).map(shown)).toEqual([2, 2, 2, 2, 2]);
		expect(shown(await ask('dtp', 'anna', { picture: digitsOf(1) }))).toBe(2);
		expect(shown(await ask('wanted'))).toBe(2);
		expect(given).toBe(2);
	});

	test('whose digits were wrong though asked anew show no third picture', async () => {
		await askFive();
		const refresh = { picture: digitsOf(1), another: true };
		expect(shown(await ask('dtp', 'anna', refresh))).toBe(2);
		at += ONE_PRESS_MS;
		expect(shown(await ask('wanted', 'anna', refresh))).toBe(2);
	});

	test('whose picture is too old for its token show one new picture', async () => {
		await askFive();
		at += 3 * FRESH_FOR_MS;
		expect((await askFive('anna', { picture: digitsOf(1) })).map(shown)).toEqual([2, 2, 2, 2, 2]);
	});
});

describe('another picture', () => {
	test('comes each time it is wanted, and once for the cards of one press', async () => {
		expect(shown(await ask('dtp'))).toBe(1);
		at += ONE_PRESS_MS;
		expect((await askFive('anna', { another: true })).map(shown)).toEqual([2, 2, 2, 2, 2]);
		at += ONE_PRESS_MS - 1;
		expect(shown(await ask('dtp', 'anna', { another: true }))).toBe(2);
		at += 1;
		expect(shown(await ask('dtp', 'anna', { another: true }))).toBe(3);
		expect(shown(await ask('wanted'))).toBe(3);
		expect(calls().probes).toBe(1);
	});

	test('on its way is shown to whoever asks meanwhile', async () => {
		await ask('dtp');
		at += ONE_PRESS_MS;
		const both = await Promise.all([ask('dtp', 'anna', { another: true }), laterOn(() => ask('wanted'))]);
		expect(both.map(shown)).toEqual([2, 2]);
	});

	test('that is not to be had is the answer, and the one before is shown to whoever asks for none', async () => {
		await ask('dtp');
		at += ONE_PRESS_MS;
		const working = captcha;
		captcha = () => DOWN;
		expect(shown(await ask('dtp', 'anna', { another: true }))).toBe('unreachable');
		expect(shown(await ask('wanted'))).toBe(1);
		captcha = working;
		expect(shown(await ask('dtp', 'anna', { another: true }))).toBe(2);
	});
});

describe('one who leaves', () => {
	test('while the picture comes takes nobody else’s with him', async () => {
		const leaving = new AbortController();
		const working = captcha;
		captcha = async () => {
			await setImmediate();
			leaving.abort();
			return working();
		};
		const all = await Promise.all([
			ask('dtp', 'anna', { signal: leaving.signal }),
			ask('wanted'),
			ask('restrict'),
		]);
		expect(all.map(shown)).toEqual(['unreachable', 1, 1]);
		expect(calls()).toEqual({ probes: 1, pictures: 1 });
	});

	test('while the service is asked takes nobody else’s answer with him', async () => {
		const leaving = new AbortController();
		check = () => {
			leaving.abort();
			return WRONG;
		};
		const all = await Promise.all([ask('dtp', 'anna', { signal: leaving.signal }), ask('wanted')]);
		expect(all.map(shown)).toEqual(['unreachable', 1]);
		expect(calls()).toEqual({ probes: 1, pictures: 1 });
	});

	test('as the last one ends the fetching, and the next one begins anew', async () => {
		const leaving = new AbortController();
		const held = Promise.withResolvers<Reply | null>();
		const working = captcha;
		captcha = () => held.promise;
		const asking = ask('dtp', 'anna', { signal: leaving.signal });
		await expect.poll(calls).toEqual({ probes: 1, pictures: 1 });
		leaving.abort();
		expect(shown(await asking)).toBe('unreachable');
		expect(police.sent.at(-1)?.signal.aborted).toBe(true);
		captcha = working;
		expect(shown(await ask('dtp'))).toBe(1);
		held.resolve(null);
	});

	test('as the last one leaves no silence behind', async () => {
		const leaving = new AbortController();
		check = () => {
			leaving.abort();
			return WRONG;
		};
		expect(shown(await ask('dtp', 'anna', { signal: leaving.signal }))).toBe('unreachable');
		expect(shown(await ask('dtp'))).toBe(1);
	});

	test('before he was heard sets nothing off', async () => {
		expect(shown(await ask('dtp', 'anna', { signal: AbortSignal.abort() }))).toBe('unreachable');
		expect(calls()).toEqual({ probes: 0, pictures: 0 });
	});
});

describe('nothing is shared', () => {
	test('by two visitors', async () => {
		const [anna, boris] = await Promise.all([askFive('anna'), askFive('boris')]);
		expect(new Set(anna.map(shown)).size).toBe(1);
		expect(new Set([...anna, ...boris].map(shown)).size).toBe(2);
		expect(calls()).toEqual({ probes: 2, pictures: 2 });
		expect(shown(await ask('dtp', 'boris', { picture: digitsOf(1) }))).not.toBe(shown(anna[0] as never));
	});

	test('by questions without a visitor', async () => {
		const all = await Promise.all(FIVE.map((register) => police.supplier.ask(register, about())));
		expect(all.map(shown).sort()).toEqual([1, 2, 3, 4, 5]);
		expect(calls()).toEqual({ probes: 5, pictures: 5 });
	});
});

describe('a service that is silent', () => {
	beforeEach(() => {
		check = () => DOWN;
	});

	test('is asked once by five sections, and shows no picture', async () => {
		expect((await askFive()).map(shown)).toEqual(FIVE.map(() => 'unreachable'));
		at += SILENT_FOR_MS - 1;
		const later = await ask('dtp');
		expect(later).toMatchObject({ state: 'unreachable', asOf: ASKED_AT });
		expect(calls()).toEqual({ probes: 1, pictures: 0 });
	});

	test('is asked again after a while, or as soon as the visitor wants it', async () => {
		await ask('dtp');
		at += ONE_PRESS_MS;
		expect(shown(await ask('dtp', 'anna', { another: true }))).toBe('unreachable');
		at += SILENT_FOR_MS;
		check = () => WRONG;
		expect(shown(await ask('dtp'))).toBe(1);
		expect(calls().probes).toBe(3);
	});

	test('about one car shows the picture for another', async () => {
		await ask('dtp');
		check = () => WRONG;
		expect(shown(await ask('dtp', 'anna', OTHER_CAR))).toBe(1);
	});

	test('only after a minute is not noticed before the digits come', async () => {
		check = () => WRONG;
		await ask('dtp');
		check = () => DOWN;
		at += ALIVE_FOR_MS - 1;
		expect(shown(await ask('wanted'))).toBe(1);
		expect(shown(await ask('wanted', 'anna', { picture: digitsOf(1) }))).toBe('unreachable');
	});
});

test('a section that answers without digits answers for itself alone', async () => {
	check = () => ({ text: JSON.stringify(around({ records: [], count: 0, error: 0 })) });
	const both = await Promise.all([ask('wanted'), ask('restrict')]);
	expect(both.map((answer) => shown(answer))).toEqual(['clear', 1]);
});
