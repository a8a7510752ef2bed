import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('restrictions', () => {
	test('are read from the registration actions, without the archive', () => {
		const answer = ask('restrict', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2015-07-12T21:00:00Z') });
		expect(factsOf(answer).records).toEqual([
			{
				brandModel: 'OPEL MONTEREY',
				vin: null,
				addedAt: '2015-07-13',
				region: 'Брянская',
				authority: 'Судебные Органы',
				authorityCode: null,
				kind: 'Запрет на регистрационные действия',
				kindCode: null,
				// The contact of this one is an address: a postcode is no telephone.
				phone: null,
				ground: expect.stringContaining('90129308-0060'),
			},
		]);
	});

	test.each([
		['БИЦАДЗЕ О. А., тел: +7(84673)2-12-65//ОСП (код отдела: 63004)', '+7(84673)2-12-65'],
		['8 (495) 123-45-67, 84951234568', '8 (495) 123-45-67, 84951234568'],
		['652050, Кемеровская обл., г. Юрга, ул. Ленинградская, д. 31', null],
		['дело 123456789012345', null],
		['', null],
		[null, null],
		[{ phone: '+74951234567' }, null],
	])('telephone in %j', (contact, phone) => {
		const content = contentOf('report_full.json');
		content.restrictions.registration_actions.items[0].restrict.contact = contact;
		expect(factsOf(ask('restrict', content)).records[0]?.phone).toBe(phone);
	});

	test('are clear when the register says so, whatever the archive holds', () => {
		const content = contentOf('none_report.json');
		const { registration_actions_archive } = contentOf('report_full.json').restrictions;
		Object.assign(content.restrictions, { registration_actions_archive });
		expect(ask('restrict', content)?.state).toBe('clear');
	});

	test('that only the flag tells of are partial', () => {
		const content = contentOf('none_report.json');
		content.restrictions.registration_actions.has_restrictions = true;
		expect(ask('restrict', content)).toMatchObject({ state: 'partial', facts: { records: [] } });
	});

	test('in a report of nulls are unreadable', () => {
		expect(ask('restrict', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});
});
