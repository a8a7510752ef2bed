import { expect, test } from 'vitest';
import { floods } from './floods.ts';
import { sightsOf } from './testing/sights.ts';

const BEFORE = ['Хорошая машина, берите смело'];

test.each([
	['Хорошая машина, берите смело', 'Автор это уже писал.'],
	['ХОРОШАЯ машина!!! берите, смело', 'Автор это уже писал.'],
	['Хорошая машина, берите смелоо', 'Автор уже писал почти то же.'],
])('%s is held against what the author wrote before', (text, reason) => {
	expect(sightsOf(floods, text, BEFORE)).toEqual([[reason, [text]]]);
	expect(sightsOf(floods, text)).toEqual([]);
});

test.each([
	['ооооооочень', 'Одно и то же много раз подряд.', ['ооооооо']],
	['брать, брать! БРАТЬ брать', 'Одно и то же много раз подряд.', ['брать, брать! БРАТЬ брать']],
	['НЕ БЕРИТЕ ЭТУ МАШИНУ НИКОГДА', 'Заглавными буквами.', ['НЕ БЕРИТЕ ЭТУ МАШИНУ НИКОГДА']],
])('%s', (text, reason, marked) => {
	expect(sightsOf(floods, text)).toEqual([[reason, marked]]);
});

test.each(['ПТС, СТС и ОСАГО в порядке', 'Плохая машина, не берите', 'Пробег 1000000'])(
	'says nothing of: %s',
	(text) => {
		expect(sightsOf(floods, text, BEFORE)).toEqual([]);
	},
);
