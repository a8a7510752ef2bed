import fc from 'fast-check';

type Node = Record<string, unknown> | unknown[];
type Spot = { readonly parent: Node; readonly key: string };

const CHANGES: readonly ((spot: Spot, value: unknown) => void)[] = [
	({ parent, key }) => {
		if (Array.isArray(parent)) parent.splice(Number(key), 1);
		else delete parent[key];
	},
	...[null, null, [], {}, '', 'нет', '0', 0, 1, -1, 1e308, true, false].map(
		(other) => (spot: Spot) => put(spot, structuredClone(other)),
	),
	(spot, value) => put(spot, [value]),
	(spot, value) => put(spot, { items: value }),
	(spot, value) => put(spot, Array.isArray(value) ? [] : String(value)),
	(spot, value) => put(spot, Array.isArray(value) && value.length > 0 ? value[0] : value),
];

function put({ parent, key }: Spot, value: unknown): void {
	(parent as Record<string, unknown>)[key] = value;
}

/** Doubles of fast-check crowd around zero and begin small: the places must be hit alike. */
const share = fc.noBias(fc.nat(2 ** 20 - 1)).map((number) => number / 2 ** 20);

/** Where to strike, as a share of all places, and what to do there. */
export const mutations = fc.array(fc.tuple(share, fc.noBias(fc.nat(CHANGES.length - 1))), { maxLength: 6 });

/** A copy of the reply with these changes made one after another. */
export function mutate(reply: unknown, changes: readonly (readonly [number, number])[]): unknown {
	const copy = { root: structuredClone(reply) };
	for (const [share, change] of changes) {
		const spots = spotsOf(copy.root as Node);
		const spot = spots[Math.floor(share * spots.length)];
		if (spot) CHANGES[change]?.(spot, (spot.parent as Record<string, unknown>)[spot.key]);
	}
	return copy.root;
}

function spotsOf(parent: Node): readonly Spot[] {
	return Object.entries(parent).flatMap(([key, value]) => [
		{ parent, key },
		...(typeof value === 'object' && value !== null ? spotsOf(value as Node) : []),
	]);
}
