import type { Person } from '@avtosverka/contract/vocabulary/person';
import { describe, expect, test } from 'vitest';
import { ask } from '../../testing/answers.ts';
import { askAbout } from '../../testing/persons.ts';
import { factsOf, jsonOf, play, reply, SETTINGS } from './testing/apicloud.ts';
import { PLAIN } from './testing/ask.ts';

const NAME = { lastname: 'Примеров', firstname: 'Петр', secondname: 'Образцович', birthdate: '01.02.1980' };
const free = { beforePaid: async () => {} };
const VIN = 'XTA21144094786239';

describe('a question', () => {
	test.each([
		['passport', { file: 'mvd.php', type: 'chekpassportv2', seria: '0000', nomer: '000000' }],
		['inn', { file: 'nalog.php', type: 'inn', ...NAME, serianomer: '0000000000' }],
		['fssp', { file: 'fssp.php', type: 'physical', ...NAME, region: '-1', searchAll: '1', onlyActual: '0' }],
		[
			'bankruptcy',
			{
				file: 'bankrot.php',
				type: 'searchString',
				legalStatus: 'fiz',
				dopInfo: '1',
				string: 'Примеров Петр Образцович',
			},
		],
		[
			'arbiter',
			{
				file: 'kad_arbitr.php',
				type: 'search',
				participantType: '-1',
				participant: 'Примеров Петр Образцович',
			},
		],
		['terrorist', { file: 'fedsfm.php', type: 'terextr', search: 'ПРИМЕРОВ' }],
	] as const)('about a person’s %s goes where it belongs', async (register, expected) => {
		const { people, asked } = play(reply({}));
		await people.ask(register, askAbout(PLAIN, free));
		expect(asked()).toEqual([expect.objectContaining(expected)]);
	});

	test('about a car too', async () => {
		const { cars, asked } = play(reply({}));
		await cars.ask('osago', ask());
		await cars.ask('zalog', ask());
		await cars.ask('plate', ask({ subject: { kind: 'plate', plate: 'А123ВС77' as never } }));
		expect(asked()).toEqual([
			{ file: 'rsa.php', type: 'osago', vin: VIN },
			{ file: 'zalog.php', type: 'notary', vin: VIN },
			{ file: 'converter.php', type: 'search', string: 'А123ВС77' },
		]);
	});

	test('carries the token as a header and never in its address, and is never repeated', async () => {
		const { people, cars, sent } = play(reply({}));
		await people.ask('passport', askAbout(PLAIN, free));
		await cars.ask('osago', ask());
		for (const { url, headers, repeatable, method } of sent) {
			expect(url).not.toContain(SETTINGS.key);
			expect(headers).toMatchObject({ token: SETTINGS.key });
			expect({ repeatable, method }).toEqual({ repeatable: false, method: 'GET' });
		}
	});

	test('is announced before it costs money, and not sent when it may not', async () => {
		const order: string[] = [];
		const { people, sent } = play(reply(jsonOf('mvd.chekpassportv2.valid')));
		const beforePaid = async () => {
			order.push(`paid, ${sent.length} sent`);
		};
		await people.ask('passport', askAbout(PLAIN, { beforePaid }));
		expect(order).toEqual(['paid, 0 sent']);
		const refused = await people.ask('passport', askAbout(PLAIN));
		expect(refused).toMatchObject({ state: 'unreachable', detail: 'the question may not cost money now' });
		expect(sent).toHaveLength(1);
	});

	test('that was given up costs nothing, before its announcement and after it', async () => {
		const leaving = new AbortController();
		const { people, sent } = play(reply({}));
		const beforePaid = async () => leaving.abort();
		const asking = askAbout(PLAIN, { signal: leaving.signal, beforePaid });
		expect(await people.ask('fssp', asking)).toMatchObject({ state: 'unreachable' });
		expect(await people.ask('fssp', askAbout(PLAIN, { signal: leaving.signal }))).toMatchObject({
			detail: 'the question was given up',
		});
		expect(sent).toEqual([]);
	});
});

describe('a name with «ё»', () => {
	test.each([
		['fssp', jsonOf('fssp.physical.empty'), 'firstname'],
		['bankruptcy', jsonOf('bankrot.searchString.empty'), 'string'],
		['arbiter', jsonOf('kad_arbitr.search.empty'), 'participant'],
		['inn', jsonOf('nalog.inn.not_found'), 'firstname'],
		['passport', jsonOf('mvd.chekpassportv2.not_found'), 'firstname'],
	] as const)('that %s does not know is asked for with «е» too', async (register, none, field) => {
		const { people, asked } = play(reply(none));
		let paid = 0;
		const beforePaid = async () => {
			paid += 1;
		};
		expect((await people.ask(register, askAbout({}, { beforePaid }))).state).toMatch(/clear|found/);
		const names = asked().map((query) => (query as Record<string, string>)[field]);
		expect(names).toEqual([expect.stringContaining('Пётр'), expect.stringContaining('Петр')]);
		expect(paid).toBe(2);
	});

	test('is not denied while the second spelling has no answer', async () => {
		const { people } = play(reply(jsonOf('fssp.physical.empty')), reply(jsonOf('error.TIME_MAX_CONNECT')));
		expect(await people.ask('fssp', askAbout({}, free))).toMatchObject({ state: 'unreachable' });
	});

	test('that nobody could look for is asked for once', async () => {
		const { people, sent } = play(reply(jsonOf('error.498')));
		await people.ask('fssp', askAbout({}, free));
		expect(sent).toHaveLength(1);
	});

	test('is asked for once where its passport or its number was found', async () => {
		for (const [register, json] of [
			['passport', jsonOf('mvd.chekpassportv2.valid')],
			['inn', jsonOf('nalog.inn.found')],
		] as const) {
			const { people, sent } = play(reply(json));
			expect(await people.ask(register, askAbout({}, free))).toMatchObject({ state: 'found' });
			expect(sent).toHaveLength(1);
		}
	});
});

describe('a double name', () => {
	const DOUBLE = { ...PLAIN, lastName: 'Салтыков-Щедрин' } as Partial<Person>;
	const EMPTY = reply(jsonOf('fssp.physical.empty'));
	const cases = (...numbers: string[]) => {
		const json = jsonOf('fssp.physical.found');
		const [row] = json.records;
		json.records = numbers.map((process_title) => {
			return { ...row, debtor_name: 'САЛТЫКОВ ЩЕДРИН ПЕТР ОБРАЗЦОВИЧ', process_title, sum: '100' };
		});
		return reply({ ...json, count: numbers.length, countAll: String(numbers.length) });
	};

	test('is asked for with a hyphen, with a space and joined, and is clear after all three', async () => {
		const { people, asked } = play(EMPTY);
		expect(await people.ask('fssp', askAbout(DOUBLE, free))).toMatchObject({ state: 'clear' });
		expect(asked().map((query) => (query as Record<string, string>).lastname)).toEqual([
			'Салтыков-Щедрин',
			'Салтыков Щедрин',
			'Салтыковщедрин',
		]);
	});

	test('brings the rows of all its spellings, each once', async () => {
		const { people } = play(EMPTY, cases('1/24/1-ИП', '2/24/1-ИП'), cases('2/24/1-ИП', '3/24/1-ИП'));
		const answer = await people.ask('fssp', askAbout(DOUBLE, free));
		expect(answer).toMatchObject({ state: 'found' });
		expect(factsOf(answer)).toHaveLength(3);
	});

	test('costs nothing further once a spelling is not answered, and keeps what was found', async () => {
		const down = reply(jsonOf('error.TIME_MAX_CONNECT'));
		const silent = play(EMPTY, down, cases('1/24/1-ИП'));
		expect(await silent.people.ask('fssp', askAbout(DOUBLE, free))).toMatchObject({ state: 'unreachable' });
		expect(silent.sent).toHaveLength(2);
		const half = play(cases('1/24/1-ИП'), down, EMPTY);
		expect(await half.people.ask('fssp', askAbout(DOUBLE, free))).toMatchObject({
			state: 'partial',
			skippedRows: 1,
		});
		expect(half.sent).toHaveLength(2);
	});

	test('costs six questions of one register at most, and then denies nothing', async () => {
		const { people, sent } = play(EMPTY);
		const name = { lastName: 'Салтыков-Щедрин', firstName: 'Анна-Мария', middleName: 'Вагиф кызы' };
		const answer = await people.ask('fssp', askAbout(name as Partial<Person>, free));
		expect(answer).toMatchObject({ state: 'partial', skippedRows: 1, facts: [] });
		expect(sent).toHaveLength(6);
	});

	test('is asked for once in the terrorist list, by the part that every spelling has', async () => {
		const { people, asked } = play(reply(jsonOf('fedsfm.terextr.not_found')));
		expect(await people.ask('terrorist', askAbout(DOUBLE, free))).toMatchObject({ state: 'clear' });
		expect(asked()).toEqual([{ file: 'fedsfm.php', type: 'terextr', search: 'САЛТЫКОВ' }]);
	});

	test('is asked for at the passport check without the patronymic’s spellings', async () => {
		const { people, sent } = play(reply(jsonOf('mvd.chekpassportv2.not_found')));
		const name = { ...PLAIN, middleName: 'Вагиф оглы' } as Partial<Person>;
		await people.ask('passport', askAbout(name, free));
		expect(sent).toHaveLength(1);
	});
});
