import { ROLES, type Role } from '@avtosverka/contract/accounts';
import { PROVIDER_NAMES, SIGN_IN_PROVIDERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { readSought } from './sought.ts';
import { type AccountMatch, findPeople, grantRole, revokeRole } from './store.ts';

export const ROLE_USAGE = `npm run grant -- <роль> <кто>     дать роль
npm run revoke -- <роль> <кто>    забрать роль
  <роль>: moderator (модератор) или operator (оператор)
  <кто>: номер аккаунта, почта входа через Google, @имя в Telegram, числовой id
         у провайдера входа или номер заказа`;

/** What a command says, one line each; `ok` is false where nothing was done that was asked for. */
export type RoleCommandResult = { readonly ok: boolean; readonly lines: readonly string[] };

const ROLE_WORDS: Readonly<Record<Role, string>> = { moderator: 'модератор', operator: 'оператор' };

/** By what somebody signs in, each with what the operator may know it by. */
function waysOf({ email, username, ids }: AccountMatch): string {
	return SIGN_IN_PROVIDERS.filter((provider) => ids[provider] !== null)
		.map((provider) => {
			const name = PROVIDER_NAMES[provider];
			if (provider === 'google') return `${name}, ${email ?? 'без почты'}`;
			const known = provider === 'telegram' && username !== null ? `@${username}, ` : '';
			return `${name}, ${known}${ids[provider]}`;
		})
		.join('; ');
}

function describe(person: AccountMatch): string {
	const { id, name, roles } = person;
	return [id, name ?? 'без имени', waysOf(person), ...roles.map((role) => ROLE_WORDS[role])].join('  ');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Runs `npm run grant --` or `npm run revoke --`. Where several people fit, it changes nothing. */
export async function runRoleCommand(
	{ store, clock }: { readonly store: Store; readonly clock: Clock },
	what: 'grant' | 'revoke',
	words: readonly string[],
): Promise<RoleCommandResult> {
	const [name = '', who = '', ...more] = words;
	const role = ROLES.find((known) => known === name);
	const sought = readSought(who);
	if (role === undefined || sought === null || more.length > 0) {
		return { ok: false, lines: [ROLE_USAGE] };
	}
	const people = await findPeople(store, sought);
	const [person] = people;
	if (!person) {
		return { ok: false, lines: [`По «${who}» никого не нашлось. Человек должен хотя бы раз войти на сайт.`] };
	}
	if (people.length > 1) {
		const lines = ['Подходят несколько человек, ничего не изменено. Назовите номер аккаунта:'];
		return { ok: false, lines: [...lines, ...people.map(describe)] };
	}
	if (what === 'grant') await grantRole(store, { id: person.id, role }, clock.now());
	else await store.transaction((tx) => revokeRole(tx, { id: person.id, role }, clock.now()));
	const done = what === 'grant' ? capital(ROLE_WORDS[role]) : `Больше не ${ROLE_WORDS[role]}`;
	return { ok: true, lines: [`${done}: ${describe({ ...person, roles: [] })}`] };
}
