import { expect, test } from 'vitest';
import { findWatchDifferences, type WatchEvidence } from './audit.ts';

const LETTER = { id: 'letter-1', state: 'sent' };
const NOTICE = { vin: 'A', state: 'sent', html: '• новое: запрет', letters: [LETTER] };
const EXACT: WatchEvidence = {
	watched: ['A', 'B'],
	changed: new Set(['A']),
	notices: [NOTICE],
	received: ['<letter-1@localhost>'],
};

test.each<[string, Partial<WatchEvidence>]>([
	['as it is', {}],
	['a letter that came twice under one Message-ID', { received: [...EXACT.received, ...EXACT.received] }],
])('no difference: %s', (_name, own) => {
	expect(findWatchDifferences({ ...EXACT, ...own })).toEqual([]);
});

test.each<[string, Partial<WatchEvidence>]>([
	['a change is lost', { notices: [] }],
	['a change is told twice', { notices: [NOTICE, NOTICE] }],
	['a car that has not changed is told of', { notices: [NOTICE, { ...NOTICE, vin: 'B' }] }],
	['a new ban is told as something else', { notices: [{ ...NOTICE, html: '• обновлено: запрет' }] }],
	['a notice still waits', { notices: [{ ...NOTICE, state: 'waiting' }] }],
	['a notice has two letters', { notices: [{ ...NOTICE, letters: [LETTER, { ...LETTER, id: 'two' }] }] }],
	['a notice has no letter', { notices: [{ ...NOTICE, letters: [] }] }],
	['a letter never came', { received: [] }],
])('a difference is seen: %s', (_name, wrong) => {
	expect(findWatchDifferences({ ...EXACT, ...wrong })).not.toEqual([]);
});
