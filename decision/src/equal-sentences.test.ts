import { expect, test } from 'vitest';
import { joinEqualSentences } from './equal-sentences.ts';

const ban = { id: 'ban', records: ['запрет', 'запрета', 'запретов'] } as const;
const other = { id: 'other' };

test('what several records say in the same words is said once, with their number', () => {
	const findings = [
		{ rule: ban, sentence: 'Запрет с 05.09.2022.' },
		{ rule: other, sentence: 'Запрет с 05.09.2022.' },
		{ rule: ban, sentence: 'Запрет с 06.09.2022.' },
		{ rule: ban, sentence: 'Запрет с 05.09.2022.' },
		{ rule: other, sentence: 'Запрет с 05.09.2022.' },
	];
	expect(joinEqualSentences(findings).map(({ sentence }) => sentence.replace(/\s/g, ' '))).toEqual([
		'Запрет с 05.09.2022 (2 запрета).',
		'Запрет с 05.09.2022 (2 записи).',
		'Запрет с 06.09.2022.',
	]);
});
