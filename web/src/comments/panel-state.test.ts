import type { Comment, CommentState } from '@avtosverka/contract/comments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PanelEvent, type PanelState, panelReducer, shownComments, UNKNOWN } from './panel-state.ts';

const comment = (id: string, status: CommentState = 'approved'): Comment => ({
	id,
	user_id: 'u1',
	vin: 'XTA21144094786239',
	comment: `текст ${id}`,
	created_at: '2026-11-21T07:42:00.000Z',
	user: { name: 'Пётр Примеров' },
	status,
});
const after = (...events: PanelEvent[]): PanelState => events.reduce(panelReducer, UNKNOWN);
const ids = (state: PanelState) => shownComments(state).map(({ id }) => id);
const listed = (...all: Comment[]): PanelEvent => ({ kind: 'listed', comments: all, next: null });

describe('the panel', () => {
	test('says why a list could not be had, and forgets it when asking again', () => {
		const refused = after({ kind: 'asked' }, { kind: 'refused', message: 'Подождите минуту.' });
		expect(refused).toMatchObject({ list: 'failed', refusal: 'Подождите минуту.' });
		expect(panelReducer(refused, { kind: 'asked' })).toMatchObject({ list: 'loading', refusal: null });
	});

	test('keeps what it has while the next page cannot be had', () => {
		const state = after(
			listed(comment('a')),
			{ kind: 'more-asked' },
			{ kind: 'more-refused', message: 'Не вышло.' },
		);
		expect(state.more).toEqual({ busy: false, refusal: 'Не вышло.' });
		expect(ids(state)).toEqual(['a']);
	});

	test('adds the next page to the end, each comment once', () => {
		const more: PanelEvent = { kind: 'more-listed', comments: [comment('b'), comment('c')], next: 'c' };
		const state = after(listed(comment('a'), comment('b')), more);
		expect(ids(state)).toEqual(['a', 'b', 'c']);
		expect(state.next).toBe('c');
	});

	test('puts one that was just written on top, and no earlier answer takes it away', () => {
		const added: PanelEvent = { kind: 'added', comment: comment('mine', 'waiting') };
		expect(ids(after(listed(comment('a')), added))).toEqual(['mine', 'a']);
		expect(ids(after({ kind: 'asked' }, added, listed(comment('a'))))).toEqual(['mine', 'a']);
	});

	test('believes a later answer about the state of one that was just written', () => {
		const added: PanelEvent = { kind: 'added', comment: comment('mine', 'waiting') };
		const state = after(added, listed(comment('mine', 'approved')));
		expect(shownComments(state)).toEqual([comment('mine', 'approved')]);
	});

	test('takes away a deleted one at once, and puts it back in its place where that failed', () => {
		const three = listed(comment('a'), comment('b'), comment('c'));
		const removed = after(three, { kind: 'removed', id: 'b' });
		expect(ids(removed)).toEqual(['a', 'c']);
		expect(ids(panelReducer(removed, three))).toEqual(['a', 'c']);
		expect(ids(panelReducer(removed, { kind: 'restored', id: 'b' }))).toEqual(['a', 'b', 'c']);
	});

	test('shows nobody what another person alone may see', () => {
		const state = after(
			listed(comment('w', 'waiting'), comment('r', 'refused'), comment('a')),
			{ kind: 'added', comment: comment('mine', 'waiting') },
			{ kind: 'reader-changed' },
		);
		expect(ids(state)).toEqual(['a']);
		expect(ids(panelReducer(state, listed(comment('a'))))).toEqual(['a']);
	});

	test('never shows a comment twice, whatever comes in which order', () => {
		const one = fc.constantFrom('a', 'b', 'c', 'd').map((id) => comment(id));
		const some = fc.uniqueArray(one, { selector: ({ id }) => id });
		const event: fc.Arbitrary<PanelEvent> = fc.oneof(
			some.map((comments) => ({ kind: 'listed' as const, comments, next: null })),
			some.map((comments) => ({ kind: 'more-listed' as const, comments, next: null })),
			one.map((added) => ({ kind: 'added' as const, comment: added })),
			one.map(({ id }) => ({ kind: 'removed' as const, id })),
			fc.constant({ kind: 'reader-changed' as const }),
		);
		fc.assert(
			fc.property(fc.array(event), (events) => {
				const shown = ids(after(...events));
				expect(new Set(shown).size).toBe(shown.length);
			}),
		);
	});
});
