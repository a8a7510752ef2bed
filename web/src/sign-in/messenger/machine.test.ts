import { describe, expect, test } from 'vitest';
import { type MessengerEvent, type MessengerState, messengerReducer } from './machine.ts';

const link = { link: 'https://t.example/bot?start=x', token: 'p1', code: '4821', at: 0 };
const fresh = { ...link, token: 'p2' };

function after(state: MessengerState, ...events: MessengerEvent[]): MessengerState {
	return events.reduce(messengerReducer, state);
}

describe('a sign-in by a messenger', () => {
	test('waits from the click on, and can be clicked again', () => {
		const waiting = after({ name: 'loading' }, { kind: 'link-came', link }, { kind: 'clicked' });
		expect(waiting).toEqual({ name: 'waiting', link, resumed: false });
		expect(after(waiting, { kind: 'clicked' })).toEqual(waiting);
	});

	test('resumes after its time-out by a click and by coming back', () => {
		const timeout = after({ name: 'waiting', link, resumed: false }, { kind: 'timed-out' });
		expect(timeout).toEqual({ name: 'timeout', link });
		expect(after(timeout, { kind: 'clicked' })).toEqual({ name: 'waiting', link, resumed: false });
		expect(after(timeout, { kind: 'returned' })).toEqual({ name: 'waiting', link, resumed: true });
	});

	test('does not begin by coming back to a page on which nothing was clicked', () => {
		const ready: MessengerState = { name: 'ready', link };
		expect(after(ready, { kind: 'returned' })).toBe(ready);
	});

	test('gets a fresh link for an old one, but not for one that is waited on', () => {
		expect(after({ name: 'ready', link }, { kind: 'link-aged' })).toEqual({ name: 'loading' });
		expect(
			after({ name: 'timeout', link }, { kind: 'link-aged' }, { kind: 'link-came', link: fresh }),
		).toEqual({ name: 'ready', link: fresh });
		const waiting: MessengerState = { name: 'waiting', link, resumed: false };
		expect(after(waiting, { kind: 'link-aged' }, { kind: 'link-came', link: fresh })).toBe(waiting);
	});

	test('that is refused in the chat gets a fresh link, and says why until it is clicked', () => {
		const reason = 'Вход отменён.';
		const loading = after({ name: 'waiting', link, resumed: false }, { kind: 'link-over', message: reason });
		expect(loading).toEqual({ name: 'loading', reason });
		const ready = after(loading, { kind: 'link-came', link: fresh });
		expect(ready).toEqual({ name: 'ready', link: fresh, reason });
		expect(after(ready, { kind: 'link-over', message: 'late' })).toBe(ready);
		expect(after(ready, { kind: 'clicked' })).toEqual({ name: 'waiting', link: fresh, resumed: false });
	});

	test('says why there is no link, and tries again when told', () => {
		const refused = after({ name: 'loading' }, { kind: 'link-refused', message: 'x' });
		expect(refused).toEqual({ name: 'refused', message: 'x' });
		expect(after(refused, { kind: 'clicked' })).toBe(refused);
		expect(after(refused, { kind: 'retried' })).toEqual({ name: 'loading' });
	});
});
