import fc from 'fast-check';

type Node = Record<string, unknown> | unknown[];
type Spot = { readonly parent: Node; readonly key: string };
type Change = (spot: Spot, value: unknown) => void;

/** Where to strike, as a share of all places, and what to do there. */
export type Changes = readonly (readonly [number, number])[];

/** Strikes at any place of a JSON; `others` is what a place may turn into. */
export function strikesWith(others: readonly unknown[]) {
	const changes: readonly Change[] = [
		({ parent, key }) => {
			if (Array.isArray(parent)) parent.splice(Number(key), 1);
			else delete parent[key];
		},
		...others.map((other) => (spot: Spot) => put(spot, structuredClone(other))),
		(spot, value) => put(spot, [value]),
		(spot, value) => put(spot, Array.isArray(value) ? [] : String(value)),
		(spot, value) => put(spot, Array.isArray(value) && value.length > 0 ? value[0] : value),
		(spot, value) => put(spot, Array.isArray(value) ? [...value, ...value] : value),
	];
	// Doubles of fast-check crowd around zero: the places must all be struck alike.
	const share = fc.noBias(fc.nat(2 ** 20 - 1)).map((number) => number / 2 ** 20);
	return {
		strikes: fc.array(fc.tuple(share, fc.noBias(fc.nat(changes.length - 1))), { maxLength: 4 }),
		/** A copy of the answer with these changes made one after another. */
		strike(answer: unknown, struck: Changes): unknown {
			const copy = structuredClone(answer);
			for (const [where, change] of struck) {
				const spots = spotsOf(copy as Node);
				const spot = spots[Math.floor(where * spots.length)];
				if (spot) changes[change]?.(spot, (spot.parent as Record<string, unknown>)[spot.key]);
			}
			return copy;
		},
	};
}

function put({ parent, key }: Spot, value: unknown): void {
	(parent as Record<string, unknown>)[key] = value;
}

function spotsOf(parent: Node): readonly Spot[] {
	return Object.entries(parent).flatMap(([key, value]) => [
		{ parent, key },
		...(typeof value === 'object' && value !== null ? spotsOf(value as Node) : []),
	]);
}
