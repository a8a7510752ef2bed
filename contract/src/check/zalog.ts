import { z } from 'zod';

/** A pledge notice that is in force. */
export const Pledge = z.object({
	registerDate: z.string().nullable(),
	number: z.string().nullable(),
	properties: z.array(z.object({ value: z.string() })),
	pledgors: z.array(z.object({ name: z.string() })),
	pledgees: z.array(z.object({ name: z.string() })),
});
export type Pledge = z.infer<typeof Pledge>;

export const PledgeEvent = z.object({
	dateStr: z.string().nullable(),
	typeStr: z.string().nullable(),
	number: z.string().nullable(),
});
export type PledgeEvent = z.infer<typeof PledgeEvent>;

/** `status` 404 is the register's own "nothing found"; `list` holds open pledges, `history` every event newest first. */
export const ZalogData = z.object({
	status: z.union([z.literal(200), z.literal(404)]),
	list: z.array(Pledge),
	history: z.array(PledgeEvent),
});
export type ZalogData = z.infer<typeof ZalogData>;
