import {
	changeRole,
	endAccountSessions,
	findAccounts,
	removeAccount,
} from '@avtosverka/contract/operator/people';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { deleteSession, deleteSessions } from '../../accounts/sessions/store.ts';
import { WORDS as SESSION_WORDS } from '../../accounts/sessions/words.ts';
import { tokenLimits } from '../../accounts/token-limits.ts';
import type { Deps } from '../../deps.ts';
import { tokenHashOf } from '../../http/guards/access-token.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { readSought } from '../../moderation/roles/sought.ts';
import { findPeople, grantRole, hasOtherOperator, revokeRole } from '../../moderation/roles/store.ts';
import type { Store, Tx } from '../../store/store.ts';
import { operator } from '../guard.ts';
import { addAct } from '../store.ts';
import { findAccountsOf } from './store.ts';

const WHOLE_ONLY =
	'Введите целиком номер аккаунта, почту, @имя в Telegram, id у провайдера входа или номер заказа.';

/** Who would have to be let in again at a terminal. */
async function refuseLastOperator(tx: Tx, account: string): Promise<void> {
	if (await hasOtherOperator(tx, account)) return;
	throw new RequestProblem(400, 'bad-input', 'Это последний оператор. Сначала дайте эту роль другому.');
}

async function rolesOf(store: Pick<Store, 'db'>, account: string) {
	const [person] = await findPeople(store, { by: 'id', value: account });
	if (person) return person.roles;
	throw new RequestProblem(404, 'not-found', 'Такого аккаунта нет. Возможно, его уже удалили.');
}

/** What an operator does with people: finds one, gives and takes roles, ends sessions, deletes. */
export function registerOperatorPeople(
	app: FastifyInstance,
	deps: Deps & { readonly accounts: Accounts },
): void {
	const { store, clock, config, accounts } = deps;
	const done = { success: true as const, message: '' };

	serve(app, deps, findAccounts, async ({ user, accessToken, body: { who } }) => {
		operator(user);
		const sought = readSought(who);
		if (sought === null) {
			throw new RequestProblem(400, 'bad-input', WHOLE_ONLY);
		}
		const limits = tokenLimits(clock.now(), config.sessionDays);
		const currentHash = tokenHashOf(accessToken ?? '');
		return { ...done, data: await findAccountsOf(store, sought, { limits, currentHash }) };
	});

	serve(app, deps, changeRole, async ({ user, body: { account, role, grant, why } }) => {
		const { id: operatorId } = operator(user);
		await rolesOf(store, account);
		const now = clock.now();
		await store.transaction(async (tx) => {
			if (!grant && role === 'operator') await refuseLastOperator(tx, account);
			const change = { id: account, role };
			const isChanged = grant ? await grantRole({ db: tx }, change, now) : await revokeRole(tx, change, now);
			if (!isChanged) return;
			const what = grant ? 'grant-role' : 'revoke-role';
			await addAct(tx, { at: now, operatorId, what, whom: `${account} ${role}`, why });
		});
		return done;
	});

	serve(app, deps, endAccountSessions, async ({ user, body: { account, session, why } }) => {
		const { id: operatorId } = operator(user);
		await rolesOf(store, account);
		await store.transaction(async (tx) => {
			if (session === undefined) await deleteSessions({ db: tx }, account, null);
			else if (!(await deleteSession({ db: tx }, account, session))) {
				throw new RequestProblem(404, 'not-found', SESSION_WORDS.unknown);
			}
			await addAct(tx, { at: clock.now(), operatorId, what: 'end-sessions', whom: account, why });
		});
		return done;
	});

	serve(app, deps, removeAccount, async ({ user, body: { account, why } }) => {
		const { id: operatorId } = operator(user);
		const roles = await rolesOf(store, account);
		await accounts.remove(account, async (tx) => {
			if (roles.includes('operator')) await refuseLastOperator(tx, account);
			await addAct(tx, { at: clock.now(), operatorId, what: 'delete-account', whom: account, why });
		});
		return done;
	});
}
