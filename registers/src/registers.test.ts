import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { describe, expect, test } from 'vitest';
import { ask, clear, says, unreadable } from './testing/answers.ts';
import { ON, registersOf } from './testing/tiny-registers.ts';
import { AS_OF, type Reaction, tinySupplier } from './testing/tiny-supplier.ts';
import { closedAddress, serveLocally } from './transport/testing/local-server.ts';

describe('nobody is asked', () => {
	test('when the supplier is switched off or its address is missing', async () => {
		const off = tinySupplier('avtocod', says(clear('avtocod')));
		for (const suppliers of [{ avtocod: { ...ON, url: null } }, {}]) {
			expect(await registersOf([off], { suppliers }).ask('dtp', ask())).toEqual({
				answer: { state: 'not-asked', reason: 'switched-off' },
				tried: [],
			});
		}
		expect(off.asked).toEqual([]);
	});

	test('when the key is missing that the supplier needs', async () => {
		const keyed = tinySupplier('avtocod', says(clear('avtocod')), { needsKey: true });
		const registers = registersOf([keyed], { suppliers: { avtocod: { ...ON, key: null } } });
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: { state: 'not-asked', reason: 'no-key' },
			tried: [],
		});
	});

	test('but the next one is when the first is off', async () => {
		const registers = registersOf(
			[tinySupplier('avtocod', says(clear('avtocod'))), tinySupplier('gibdd', says(clear('gibdd')))],
			{ suppliers: { gibdd: { ...ON, key: null } } },
		);
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: clear('gibdd'),
			tried: [{ source: 'gibdd', state: 'clear' }],
		});
	});

	test('while the supplier is stopped; the next one is, and the first again once it is started', async () => {
		const stopped = new Set<SupplierId>(['avtocod']);
		const both = [
			tinySupplier('avtocod', says(clear('avtocod'))),
			tinySupplier('gibdd', says(clear('gibdd'))),
		];
		const registers = registersOf(both, {}, { isStopped: (id) => stopped.has(id) });
		expect((await registers.ask('dtp', ask())).tried).toEqual([{ source: 'gibdd', state: 'clear' }]);
		stopped.add('gibdd');
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: { state: 'not-asked', reason: 'switched-off' },
			tried: [],
		});
		expect(registers.whoAnswers('dtp')).toEqual({ suppliers: [], otherwise: 'switched-off' });
		stopped.clear();
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('avtocod'));
		expect(both.map(({ asked }) => asked.length)).toEqual([1, 1]);
	});

	test('about a plate where a VIN is needed, and the other way round', async () => {
		const supplier = tinySupplier('avtocod', says(clear('avtocod')));
		const registers = registersOf([supplier]);
		const plate = ask({ subject: { kind: 'plate', plate: 'А123ВС77' as Plate } });
		const wrong = { answer: { state: 'not-asked', reason: 'wrong-subject' }, tried: [] };
		expect(await registers.ask('dtp', plate)).toEqual(wrong);
		expect(await registers.ask('plate', ask())).toEqual(wrong);
		expect((await registers.ask('plate', plate)).answer).toEqual(clear('avtocod'));
		expect(supplier.asked).toHaveLength(1);
	});
});

describe('who would be asked', () => {
	const both = [
		tinySupplier('avtocod', says(clear('avtocod'))),
		tinySupplier('gibdd', says(clear('gibdd')), { needsKey: true }),
	];

	test('is told in the order of asking, and nobody is asked for it', () => {
		expect(registersOf(both).whoAnswers('dtp').suppliers).toEqual(['avtocod', 'gibdd']);
		const turned = registersOf(both, { via: { dtp: ['gibdd', 'avtocod'] } });
		expect(turned.whoAnswers('dtp').suppliers).toEqual(['gibdd', 'avtocod']);
		expect(both.flatMap(({ asked }) => asked)).toEqual([]);
	});

	test('is without those that are off, and says why when nobody is left', () => {
		const off = registersOf(both, { suppliers: { avtocod: { ...ON, url: null }, gibdd: ON } });
		expect(off.whoAnswers('dtp').suppliers).toEqual(['gibdd']);
		const none = registersOf(both, { suppliers: { gibdd: { ...ON, key: null } } });
		expect(none.whoAnswers('dtp')).toEqual({ suppliers: [], otherwise: 'no-key' });
		expect(registersOf(both, { suppliers: {} }).whoAnswers('dtp').otherwise).toBe('switched-off');
	});
});

describe('over a real wire', () => {
	/** Asks its address for the subject; «none» is its own word for nothing. */
	const overHttp =
		(source: SupplierId): Reaction =>
		async ({ signal }, { transport, settings }) => {
			const url = `${settings.url}/check`;
			const sent = await transport.send({ method: 'GET', url, repeatable: true, signal });
			if (!sent.ok) return { state: 'unreachable', source, asOf: AS_OF, detail: sent.detail };
			return sent.reply.text === 'none' ? clear(source) : unreadable(source);
		};

	test('a supplier that refuses connections is passed over at once, and both are told to the metrics', async () => {
		await using up = await serveLocally((_, response) => response.end('none'));
		const events: string[] = [];
		const registers = registersOf(
			[tinySupplier('avtocod', overHttp('avtocod')), tinySupplier('gibdd', overHttp('gibdd'))],
			{ suppliers: { avtocod: { ...ON, url: await closedAddress() }, gibdd: { ...ON, url: up.url } } },
			{ onTransportEvent: ({ supplier, outcome }) => events.push(`${supplier} ${outcome}`) },
		);
		const startedAt = performance.now();
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('gibdd'));
		expect(performance.now() - startedAt).toBeLessThan(1_000);
		expect(events).toEqual(['avtocod connection', 'gibdd 2xx']);
	});

	test('words that are not the supplier’s own for nothing are never clear', async () => {
		await using odd = await serveLocally((_, response) => response.end('{}'));
		const registers = registersOf([tinySupplier('avtocod', overHttp('avtocod'))], {
			suppliers: { avtocod: { ...ON, url: odd.url } },
		});
		expect((await registers.ask('dtp', ask())).answer).toEqual(unreadable('avtocod'));
	});
});
