import { z } from 'zod';
import { ROLES } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import {
	changeRoleRoute,
	endAccountSessionsRoute,
	findAccountsRoute,
	removeAccountRoute,
} from '../routes/operator.ts';
import { AccountSession } from '../sessions.ts';
import { SIGN_IN_PROVIDERS } from '../vocabulary/oauth-sign-in.ts';
import { OperatorOrder } from './money.ts';
import { whyField } from './why.ts';

const Count = z.int().min(0);

/** An account as an operator sees it: how its person signs in, what they may do, what a deletion takes. */
export const OperatorAccount = z.object({
	id: z.uuid(),
	name: z.string().nullable(),
	email: z.string().nullable(),
	/** The Telegram name without its `@`. */
	username: z.string().nullable(),
	sign_ins: z.array(z.object({ provider: z.enum(SIGN_IN_PROVIDERS), id: z.string() })),
	created_at: z.iso.datetime(),
	roles: z.array(z.enum(ROLES)),
	/** Live ones, 50 at most: the operator's own that asks first, then by their last use. */
	sessions: z.array(AccountSession),
	/** All live ones. */
	sessions_count: Count,
	/** The newest five, paid or not. */
	orders: z.array(OperatorOrder),
	/** Paid requests that are not spent. */
	requests: Count,
	/** Ordered reports about owners, and how many of them are paid for. */
	reports: Count,
	paid_reports: Count,
	/** Comments that stay without their author. */
	comments: Count,
	/** Cars that are watched. */
	watches: Count,
});
export type OperatorAccount = z.infer<typeof OperatorAccount>;

const Done = z.object({ success: z.literal(true), message: z.string() });

/** Exact matches only: a part of a name or an address finds no account. */
export const findAccounts = endpoint(findAccountsRoute, {
	summary: 'Поиск аккаунта по номеру, почте, @имени, id у провайдера входа или номеру заказа, только целиком',
	body: z.object({ who: z.string().trim().min(1).max(254) }),
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(OperatorAccount) }),
});

export const changeRole = endpoint(changeRoleRoute, {
	summary: 'Дать или забрать роль, как npm run grant и npm run revoke',
	body: z.object({
		account: z.uuid(),
		role: z.enum(ROLES),
		grant: z.boolean(),
		why: whyField('Напишите, почему меняете роль.'),
	}),
	reply: Done,
});

export const endAccountSessions = endpoint(endAccountSessionsRoute, {
	summary: 'Завершить все входы человека или один из них',
	body: z.object({
		account: z.uuid(),
		/** The one to end; without it, all of them. One that is over already is 404. */
		session: z.uuid().optional(),
		why: whyField('Напишите, почему завершаете входы.'),
	}),
	reply: Done,
});

/** The same deletion as the person's own. */
export const removeAccount = endpoint(removeAccountRoute, {
	summary: 'Удалить аккаунт человека',
	body: z.object({ account: z.uuid(), why: whyField('Напишите, почему удаляете аккаунт.') }),
	reply: Done,
});
