import { expect, test } from 'vitest';
import { replyOf } from '../testing/replies.ts';
import { judgeCard, judgeLine } from './judge-card.ts';

const reply = replyOf('dtp', 'partial');

test('a card that waits for its button has no badge and says so in the list', () => {
	const card = { phase: 'idle', reply: null, problem: null } as const;
	expect(judgeCard('dtp', card)).toEqual([]);
	expect(judgeLine('dtp', card)).toMatchObject({ tone: 'idle', short: 'не запрошено' });
});

test('asking hides what was known until the answer is there', () => {
	const card = { phase: 'loading', reply, problem: null } as const;
	expect(judgeCard('dtp', card)).toMatchObject([{ tone: 'wait', label: 'Спрашиваем…' }]);
});

test('a failed call is no answer', () => {
	const card = { phase: 'error', reply: null, problem: null } as const;
	expect(judgeLine('dtp', card)).toMatchObject({ tone: 'silent', short: 'ошибка' });
});

test('what was read comes before what is missing', () => {
	const card = { phase: 'success', reply, problem: null } as const;
	expect(judgeCard('dtp', card).map(({ label }) => label)).toEqual(['1 происшествие', 'Прочитано не всё']);
});
