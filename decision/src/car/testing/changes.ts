import type { CarAnswers } from '../car.ts';

/** The same answers with every list in another order, which the seed decides. */
export function inAnotherOrder(answers: CarAnswers, seed: number): CarAnswers {
	return reordered(answers, seed) as CarAnswers;
}

function reordered(value: unknown, seed: number): unknown {
	if (!Array.isArray(value)) return onFields(value, (field) => reordered(field, seed));
	const items = value.map((item) => reordered(item, seed));
	const from = items.length === 0 ? 0 : seed % items.length;
	const turned = [...items.slice(from), ...items.slice(0, from)];
	return seed % 2 === 0 ? turned : turned.reverse();
}

/**
 * The same records with nothing in them: every text, number and flag is null, and lists of codes are empty.
 */
export function withoutFields(answers: CarAnswers): CarAnswers {
	const bare = Object.entries(answers).map(([source, reply]) => [
		source,
		reply && { ...reply, data: onFields(reply.data, emptied) },
	]);
	return Object.fromEntries(bare);
}

/** What the contract never lets be null keeps its place. */
const ALWAYS_FILLED = new Set(['status', 'code', 'success', 'requestTime', 'name', 'value']);

function emptied(value: unknown, name: string): unknown {
	if (Array.isArray(value))
		return value.filter((item) => typeof item === 'object').map((item) => emptied(item, name));
	if (typeof value === 'object') return onFields(value, emptied);
	return ALWAYS_FILLED.has(name) ? value : null;
}

function onFields(value: unknown, change: (field: unknown, name: string) => unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => onFields(item, change));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
}
