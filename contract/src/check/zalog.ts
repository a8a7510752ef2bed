import { z } from 'zod';

/** A pledge notice that is in force. */
export const PledgeData = z.object({
	registerDate: z.string().nullable(),
	number: z.string().nullable(),
	properties: z.array(z.object({ value: z.string() })),
	pledgors: z.array(z.object({ name: z.string() })),
	pledgees: z.array(z.object({ name: z.string() })),
});
export type PledgeData = z.infer<typeof PledgeData>;

export const PledgeEventData = z.object({
	dateStr: z.string().nullable(),
	typeStr: z.string().nullable(),
	number: z.string().nullable(),
});
export type PledgeEventData = z.infer<typeof PledgeEventData>;

/** `status` 404 is the register's "nothing found"; `list`: open pledges; `history`: events, newest first. */
export const ZalogData = z.object({
	status: z.union([z.literal(200), z.literal(404)]),
	list: z.array(PledgeData),
	history: z.array(PledgeEventData),
});
export type ZalogData = z.infer<typeof ZalogData>;
