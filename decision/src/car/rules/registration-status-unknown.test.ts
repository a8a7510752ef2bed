import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './registration-status-unknown.ts';

test.each(['Особый учет', 'Code 17'])('«%s» is named, not guessed', (reestr_status) => {
	expect(sentencesOf(rule, { registration: registered({ reestr_status }) })).toEqual([
		`Состояние учёта — «${reestr_status}»: что это значит для сделки, нам неизвестно.`,
	]);
});

test.each(['Состоит на учете', 'На учёте', 'Снят с учета', ' ', null])(
	'«%s» is known or nothing',
	(reestr_status) => {
		expect(findingsOf(rule, { registration: registered({ reestr_status }) })).toEqual([]);
	},
);

test('silence is no reason', () => {
	expect(findingsOf(rule, { registration: silent() })).toEqual([]);
});
