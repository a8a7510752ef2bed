import type { Identity } from '../accounts.ts';

/** People who do not exist, as the two providers would vouch for them. */
export const VERA = {
	provider: 'google',
	id: '100000000000000000001',
	name: 'Вера Придуманная',
	email: 'vera.pridumannaya@example.com',
} as const satisfies Identity;

export const PYOTR = {
	provider: 'telegram',
	id: 4_000_000_000_123,
	name: 'Пётр Вымышленный',
	username: 'pyotr_vymyshlennyy',
} as const satisfies Identity;
