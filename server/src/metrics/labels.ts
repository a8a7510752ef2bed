/** Where the answer to a visitor's question came from; `memory`: the reply was ready before. */
export const SERVED_FROM = ['asked', 'kept', 'stale', 'pending', 'memory'] as const;
export type ServedFrom = (typeof SERVED_FROM)[number];

/** What became of a payment notification; `failed`: it has to come again. */
export const NOTIFICATION_OUTCOMES = [
	'credited',
	'undelivered',
	'repeated',
	'listed',
	'refused',
	'probe',
	'failed',
] as const;
export type NotificationOutcome = (typeof NOTIFICATION_OUTCOMES)[number];

/** Statuses that an operator is woken by. */
export const ALARMING_STATUSES = ['429', '500', '503'];
