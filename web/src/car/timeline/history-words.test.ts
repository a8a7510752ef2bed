import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import { openingState } from '../state/report-state.ts';
import { replyOf } from '../testing/replies.ts';
import { historyWords } from './history-words.ts';

function words(state: 'clear' | 'unreachable' | null): string {
	const sections = Object.fromEntries(
		SECTIONS.map((section) => [section, state === null ? undefined : replyOf(section, state)]),
	);
	return historyWords(openingState({ base: null, sections }));
}

test('a history to come, one that registers keep silent about and one that is not there are three', () => {
	expect(words(null)).toContain('Здесь будет история');
	expect(words('unreachable')).toBe('Реестры не ответили: истории машины по датам пока нет.');
	expect(words('clear')).toBe('Истории машины по датам в ответах нет.');
});
