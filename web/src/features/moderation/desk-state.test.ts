import type { DecisionRecord } from '@avtosverka/contract/moderation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type DeskEvent,
	type DeskState,
	deskReducer,
	EMPTY_DESK,
	lastBatch,
	subjects,
} from './desk-state.ts';
import { queued } from './testing/queued.ts';

const taken = (...ids: string[]): DeskEvent => ({ kind: 'taken', comments: ids.map((id) => queued(id)) });
const approved = (...ids: string[]): DeskEvent => ({
	kind: 'decided',
	ids,
	verdict: { decision: 'approve' },
});
const written = (...ids: string[]): DeskEvent => ({
	kind: 'settled',
	decisions: ids.map(
		(id): DecisionRecord => ({
			id: `d-${id}`,
			comment_id: id,
			at: '2026-11-21T07:42:00.000Z',
			before: 'waiting',
			after: 'approved',
			reason: null,
			note: null,
		}),
	),
	missed: [],
});
const after = (...events: DeskEvent[]): DeskState => events.reduce(deskReducer, EMPTY_DESK);
const ids = (state: DeskState) => state.queue.map(({ id }) => id);
const past = (state: DeskState) => state.past.map(({ comment, decisionId }) => [comment.id, decisionId]);

describe('the desk', () => {
	test('begins at the first comment, and moves no further than the queue goes', () => {
		expect(after(taken('a', 'b')).focus).toBe('a');
		expect(after(taken('a', 'b'), { kind: 'moved', by: 1 }, { kind: 'moved', by: 1 }).focus).toBe('b');
		expect(after(taken('a', 'b'), { kind: 'moved', by: -1 }).focus).toBe('a');
		expect(after(taken(), { kind: 'moved', by: 1 }).focus).toBeNull();
	});

	test('goes on to the next comment after a decision, at the end to the one before, then to none', () => {
		const three = [taken('a', 'b', 'c'), { kind: 'moved', by: 1 }] as const;
		expect(after(...three, approved('b')).focus).toBe('c');
		expect(after(...three, approved('b'), approved('c')).focus).toBe('a');
		expect(after(...three, approved('b'), approved('c'), approved('a'))).toMatchObject({
			focus: null,
			queue: [],
		});
	});

	test('decides about what is selected, else about the comment in focus', () => {
		expect(subjects(after(taken('a', 'b')))).toEqual(['a']);
		const chosen = after(taken('a', 'b', 'c'), { kind: 'selected', id: 'b' }, { kind: 'selected', id: 'c' });
		expect(subjects(chosen)).toEqual(['b', 'c']);
		expect(subjects(deskReducer(chosen, { kind: 'selected', id: 'b' }))).toEqual(['c']);
		expect(subjects(deskReducer(chosen, approved('b', 'c')))).toEqual(['a']);
		expect(subjects(after())).toEqual([]);
	});

	test('takes back the decisions of one press, once they are written down', () => {
		const state = after(taken('a', 'b', 'c', 'd'), approved('a'), written('a'), approved('b', 'c'));
		expect(lastBatch(state).map(({ comment }) => comment.id)).toEqual(['a']);
		const both = deskReducer(state, written('b', 'c'));
		expect(lastBatch(both).map(({ decisionId }) => decisionId)).toEqual(['d-b', 'd-c']);
		const undone = deskReducer(both, { kind: 'undone', comment: queued('b') });
		expect(undone).toMatchObject({ focus: 'b' });
		expect(ids(undone)).toEqual(['b', 'd']);
		expect(past(undone)).toEqual([
			['c', 'd-c'],
			['a', 'd-a'],
		]);
	});

	test('puts comments back where a decision did not get through', () => {
		const state = after(taken('a', 'b'), approved('a'), { kind: 'unsettled', ids: ['a'] });
		expect(ids(state)).toEqual(['a', 'b']);
		expect(state).toMatchObject({ focus: 'a', past: [] });
	});

	test('forgets what another moderator has decided', () => {
		const state = after(taken('a', 'b'), approved('a'), { kind: 'settled', decisions: [], missed: ['a'] });
		expect(ids(state)).toEqual(['b']);
		expect(state.past).toEqual([]);
	});

	test('adds what it takes to the end, renews what it has, and takes nothing that it is deciding', () => {
		const later = '2026-11-21T09:00:00.000Z';
		const more: DeskEvent = {
			kind: 'taken',
			comments: [queued('b', { held_until: later }), queued('a'), queued('c')],
		};
		const state = after(taken('a', 'b'), approved('a'), more);
		expect(ids(state)).toEqual(['b', 'c']);
		expect(state.queue[0]?.held_until).toBe(later);
	});

	test('never loses the focus while there is a comment, nor shows one twice', () => {
		const id = fc.constantFrom('a', 'b', 'c', 'd');
		const some = fc.uniqueArray(id);
		const event: fc.Arbitrary<DeskEvent> = fc.oneof(
			some.map((all) => taken(...all)),
			some.map((all) => approved(...all)),
			some.map((all) => written(...all)),
			some.map((all) => ({ kind: 'unsettled' as const, ids: all })),
			id.map((one) => ({ kind: 'undone' as const, comment: queued(one) })),
			fc.constantFrom<DeskEvent>({ kind: 'moved', by: 1 }, { kind: 'moved', by: -1 }),
			id.map((one) => ({ kind: 'selected' as const, id: one })),
		);
		fc.assert(
			fc.property(fc.array(event), (events) => {
				const state = after(...events);
				const shown = ids(state);
				expect(new Set(shown).size).toBe(shown.length);
				expect(state.focus === null).toBe(shown.length === 0);
				if (state.focus !== null) expect(shown).toContain(state.focus);
			}),
		);
	});
});
