import { appendFile, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ORDER_PURPOSES } from '@avtosverka/contract/vocabulary/order-purpose';
import { PAID_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { z } from 'zod';
import type { Logger } from '../../deps.ts';
import { makeFolder } from '../../make-folder.ts';

const Order = z.object({
	id: z.uuid(),
	/** Ms since 1970. */
	at: z.number(),
	supplier: z.enum(PAID_SUPPLIERS),
	purpose: z.enum(ORDER_PURPOSES),
	/** Its day in Moscow. */
	day: z.string(),
	/** Its price; 0 where none is set. */
	kopecks: z.number(),
	/** What is sent twice under one key is bought once; null for a supplier that sells each request. */
	key: z.string().nullable(),
});

/** An order that was made while the store was away. */
export type UnstoredOrder = z.infer<typeof Order>;

const Line = z.union([
	z.object({ made: Order }),
	z.object({ givenBack: z.uuid() }),
	z.object({ settled: z.uuid() }),
]);
type Line = z.infer<typeof Line>;

/** Orders of earlier days are needed until they stand in the store. */
const NAME = /^\d{4}-\d\d-\d\d\.jsonl$/;

/**
 * Orders made while the store was away, in a folder of this machine, a file a day: a process that dies
 * meanwhile takes neither what it has spent of its share with it nor what that cost. Lines are only added, so
 * that processes with one data folder do not disturb one another.
 */
export type OrdersFile = {
	/** Those of a day that were not given back; none, and a line in the log, of what cannot be read. */
	read(day: string): Promise<readonly UnstoredOrder[]>;
	/** Those of all days that the store does not have; rejects where a file cannot be read, as `purge` does. */
	unsettled(): Promise<readonly UnstoredOrder[]>;
	/** Never rejects: where the folder cannot be written to, the log says so and the process counts alone. */
	add(order: UnstoredOrder): Promise<void>;
	giveBack(order: UnstoredOrder): Promise<void>;
	settle(order: UnstoredOrder): Promise<void>;
	/** Removes files of earlier days of which the store has everything. */
	purge(today: string): Promise<void>;
};

/** Opens the folder, which is made with the first order. */
export function openOrdersFile(folder: string, log: Pick<Logger, 'warn'>): OrdersFile {
	async function linesOf(name: string): Promise<Line[]> {
		const text = await readFile(join(folder, name), 'utf8').catch(orNone(''));
		return text.split('\n').flatMap((line) => readLine(line) ?? []);
	}
	const namesOf = async () => (await readdir(folder).catch(orNone([]))).filter((name) => NAME.test(name));

	async function append(day: string, line: Line): Promise<void> {
		// A break in front: what a power cut has left unfinished takes no other line with it.
		const write = () =>
			appendFile(join(folder, `${day}.jsonl`), `\n${JSON.stringify(line)}`, { mode: 0o600 });
		await write()
			.catch(() => makeFolder(folder, 0o700).then(write))
			.catch(warn);
	}

	function warn({ code }: NodeJS.ErrnoException): void {
		log.warn({ code }, 'orders without the store cannot be read or written down');
	}

	return {
		async read(day) {
			const lines = await linesOf(`${day}.jsonl`).catch(warn);
			return standing(lines ?? []).map(({ order }) => order);
		},
		async unsettled() {
			const all = await Promise.all((await namesOf()).map(linesOf));
			return all.flatMap((lines) =>
				standing(lines).flatMap(({ order, isSettled }) => (isSettled ? [] : [order])),
			);
		},
		add: (order) => append(order.day, { made: order }),
		giveBack: ({ day, id }) => append(day, { givenBack: id }),
		settle: ({ day, id }) => append(day, { settled: id }),
		async purge(today) {
			for (const name of await namesOf()) {
				const isWhole = standing(await linesOf(name)).every(({ isSettled }) => isSettled);
				if (isWhole && name < today) await unlink(join(folder, name)).catch(() => {});
			}
		},
	};
}

/** A file or folder that is not there has nothing in it; any other failure stays one. */
function orNone<Value>(none: Value): (error: NodeJS.ErrnoException) => Value {
	return (error) => {
		if (error.code === 'ENOENT') return none;
		throw error;
	};
}

/** A line that was cut off by a power cut is none. */
function readLine(text: string): Line | null {
	try {
		return Line.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

function standing(lines: readonly Line[]) {
	const gone = new Set(lines.flatMap((line) => ('givenBack' in line ? line.givenBack : [])));
	const settled = new Set(lines.flatMap((line) => ('settled' in line ? line.settled : [])));
	return lines.flatMap((line) => {
		if (!('made' in line) || gone.has(line.made.id)) return [];
		return [{ order: line.made, isSettled: settled.has(line.made.id) }];
	});
}
