import { CAR_REGISTERS } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { ask } from '../../testing/answers.ts';
import { askAbout } from '../../testing/persons.ts';
import type { TransportResult } from '../../transport/reply.ts';
import { jsonOf, play, reply } from './testing/apicloud.ts';
import { PLAIN } from './testing/ask.ts';

/** What every register of both halves answers to the same reply; one answer where all agree. */
async function tell(result: TransportResult): Promise<readonly string[]> {
	const { people, cars } = play(result);
	const question = askAbout(PLAIN, { beforePaid: async () => {} });
	const answers = await Promise.all([
		...people.registers.map((register) => people.ask(register, question)),
		...cars.registers.map((register) => {
			const plate = { kind: 'plate', plate: 'А123ВС77' as never } as const;
			return cars.ask(register, ask(register === 'plate' ? { subject: plate } : {}));
		}),
	]);
	expect(answers).toHaveLength(9);
	const words = answers.map((answer) => `${answer.state}${'reason' in answer ? `: ${answer.reason}` : ''}`);
	return [...new Set(words)];
}

describe('an error inside HTTP 200', () => {
	test.each([
		['error.498', 'refused: no-funds'],
		['error.499', 'refused: credentials'],
		['error.502', 'refused: credentials'],
		['error.503', 'refused: credentials'],
		['error.602', 'refused: credentials'],
		['error.500', 'unreadable'],
		['error.766', 'unreadable'],
		['error.015', 'unreadable'],
		['error.TIME_MAX_CONNECT', 'unreachable'],
		['error.404_fns', 'unreachable'],
		['error_404_no_request_id', 'unreachable'],
		['mvd.error.undocumented', 'unreachable'],
	])('%s is %s for every register', async (name, state) => {
		expect(await tell(reply(jsonOf(name)))).toEqual([state]);
	});

	test.each([
		[{ error: 498 }, 'refused: no-funds'],
		[{ error: 602, status: 200 }, 'refused: credentials'],
		[{ error: 404, message: 'x' }, 'unreachable'],
		[{ status: 404, error: 9000, message: 'x' }, 'unreachable'],
		[{ error: 500 }, 'unreadable'],
		[{ error: 15 }, 'unreadable'],
		[{ error: '777', message: 'TOKEN_NO_MONEY' }, 'refused: no-funds'],
		[{ error: '777', message: 'TOKEN_EXPIRED' }, 'refused: credentials'],
		[{ error: '777', message: 'x' }, 'unreadable'],
		[{ status: 404, error: '777' }, 'unreachable'],
		[{ error: { deep: true } }, 'unreadable'],
		[{ status: 404 }, 'unreachable'],
		[{ status: 503 }, 'unreachable'],
		[{ status: 300 }, 'unreadable'],
		[{}, 'unreadable'],
		[[], 'unreadable'],
	])('%j is %s, whether it is text or a number', async (json, state) => {
		expect(await tell(reply(json))).toEqual([state]);
	});

	test('stands above a body that would deny everything', async () => {
		const none = { ...jsonOf('fssp.physical.empty'), found: false, num: 0, result: [], rez: [] };
		expect(await tell(reply({ ...none, error: '404' }))).toEqual(['unreachable']);
	});
});

test.each([
	[401, 'refused: credentials'],
	[403, 'refused: credentials'],
	[404, 'unreachable'],
	[429, 'refused: quota'],
	[500, 'unreachable'],
	[301, 'unreadable'],
])('HTTP %i is %s', async (status, state) => {
	expect(await tell(reply('<html></html>', status))).toEqual([state]);
});

test('a page in place of JSON is unreadable, and no answer at all is unreachable', async () => {
	expect(await tell(reply('<html>Технические работы</html>'))).toEqual(['unreadable']);
	expect(await tell({ ok: false, problem: 'timeout', detail: '' })).toEqual(['unreachable']);
});

test('the registers of cars and people that it knows are nine', () => {
	const { cars } = play(reply({}));
	expect(CAR_REGISTERS.filter((register) => cars.registers.includes(register))).toHaveLength(3);
});
