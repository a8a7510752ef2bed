import { expect, test } from 'vitest';
import { replyOf } from '../testing/replies.ts';
import { judgeSection, judgeSectionLine } from './judge-section.ts';

const reply = replyOf('dtp', 'partial');

test('a card that waits for its button has no badge and says so in the list', () => {
	const card = { phase: 'idle', reply: null, problem: null } as const;
	expect(judgeSection('dtp', card)).toEqual([]);
	expect(judgeSectionLine('dtp', card)).toMatchObject({ tone: 'idle', label: 'Не запрошено' });
});

test('asking hides what was known until the answer is there', () => {
	const card = { phase: 'loading', reply, problem: null } as const;
	expect(judgeSection('dtp', card)).toMatchObject([{ tone: 'wait', label: 'Спрашиваем…' }]);
});

test('a failed call is no answer', () => {
	const card = { phase: 'error', reply: null, problem: null } as const;
	expect(judgeSectionLine('dtp', card)).toMatchObject({ tone: 'silent', label: 'Ошибка загрузки' });
});

test('what was read comes before what is missing', () => {
	const card = { phase: 'success', reply, problem: null } as const;
	expect(judgeSection('dtp', card).map(({ label }) => label)).toEqual(['1 происшествие', 'Прочитано не всё']);
});
