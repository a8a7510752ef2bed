import { expect, test } from 'vitest';
import { arbitration, NAME, question, silent } from '../testing/people.ts';
import { rule } from './courts.ts';

const say = (...given: Parameters<typeof arbitration>) =>
	rule.find(question({ arbiter: arbitration(...given) })).map(({ sentence }) => sentence);

test('a defendant, and whoever is on no side that is told', () => {
	expect(say(['ООО «Пример»', NAME])).toEqual([
		'Арбитражный суд: 1 дело, в которых продавец не истец (А40-99/2026). Спросите его, о чём спор.',
	]);
	expect(say([null, null])).toHaveLength(1);
	// Who files for bankruptcy is the plaintiff, without a defendant.
	expect(say([NAME, null])).toHaveLength(1);
	expect(say([NAME, 'Примеров П. О.'])).toHaveLength(1);
});

test('a plaintiff against others, a possible namesake and silence are none', () => {
	expect(say([`ИП ${NAME.toUpperCase()}`, 'ООО «Пример»'])).toEqual([]);
	expect(say(['ООО «Пример»', NAME], 'look')).toEqual([]);
	expect(rule.find(question({ arbiter: silent() }))).toEqual([]);
});
