import type { QueuedComment } from '@avtosverka/contract/moderation';

/** A waiting comment of an invented author. */
export function queued(id: string, more: Partial<QueuedComment> = {}): QueuedComment {
	return {
		id,
		vin: 'XTA21144094786239',
		comment: `Смотрел её, текст ${id}`,
		created_at: '2026-11-21T07:42:00.000Z',
		status: 'waiting',
		author: {
			id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a02',
			name: 'Пётр Примеров',
			since: '2026-10-01T07:42:00.000Z',
			approved: 4,
			refused: 1,
			waiting: 2,
		},
		remarks: [],
		held_until: '2026-11-21T08:12:00.000Z',
		...more,
	};
}
