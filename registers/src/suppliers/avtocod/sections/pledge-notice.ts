import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { readDay } from '../../../reading/date.ts';
import { anyList, flag, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';

const Row = node({
	date: node({ event: text }),
	number: text,
	type: text,
	pledgors: anyList,
	pledgees: anyList,
	in_pledge: flag,
});
const Party = node({ name: text });

/** One entry of the register's journal. */
export type PledgeNotice = {
	readonly at: IsoDate | null;
	readonly kind: string | null;
	readonly number: string | null;
	/** The number without the part that counts changes (`2013-001-406288-623/241`): the same for one pledge. */
	readonly root: string | null;
	/** True when the pledge is over after this entry. */
	readonly ends: boolean;
	readonly pledgors: readonly string[];
	readonly pledgees: readonly string[];
};

/** An entry of `pledges_online.items` or `pledges.items`; null when nothing in it can be read. */
export function readPledgeNotice(row: unknown): PledgeNotice | null {
	const { date, number, type, pledgors, pledgees, in_pledge } = Row.parse(row);
	const fields = ifNotEmpty({
		at: readDay(date.event),
		kind: type,
		number,
		pledgors: namesOf(pledgors),
		pledgees: namesOf(pledgees),
	});
	if (fields === null) return null;
	const root = number?.split('/')[0]?.trim() || null;
	return { ...fields, root, ends: in_pledge === false || /исключ|прекращ/i.test(type ?? '') };
}

function namesOf(parties: readonly unknown[]): readonly string[] {
	return parties
		.map((party) => Party.parse(party).name)
		.filter((name) => name !== null)
		.map((name) => (name === HIDDEN ? 'Не раскрыто' : name));
}

const HIDDEN = 'REFUSE';
