/** Every queue, and how many of its jobs one process does at a time. */
export const QUEUES = {
	/** A block of an owner report is to be asked about; the id is the block's. Many wait at once. */
	'owner-report-block': { atOnce: 100 },
	/** What has been kept long enough goes; the id says nothing. */
	'owner-report-purge': { atOnce: 1 },
	/** What is owed for registers that never answered is given back; the id says nothing. */
	'owner-report-return': { atOnce: 1 },
	/** Answers, replies and used tasks that are too old go; the id says nothing. */
	retention: { atOnce: 1 },
	/** A letter of the outbox is to be sent; the id is the letter's. */
	letter: { atOnce: 4 },
	/** Letters that lost their job get one, and what was settled long ago goes; the id says nothing. */
	'letter-tidy': { atOnce: 1 },
	/** A notice that a way into an account has changed is to be sent; the id is the notice's. */
	'sign-in-notice': { atOnce: 4 },
	/** A watched car is to be looked at; the id is the watch's. Most of them only wait. */
	'watch-look': { atOnce: 16 },
	/** What a poll has found is to be sent; the id is the notice's. */
	'watch-notice': { atOnce: 8 },
} as const satisfies Readonly<Record<string, { readonly atOnce: number }>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
