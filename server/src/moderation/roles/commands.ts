import { ROLES } from '@avtosverka/contract/accounts';
import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { readSought } from './sought.ts';
import { type AccountMatch, findPeople, grantModerator, revokeModerator } from './store.ts';

export const ROLE_USAGE = `npm run grant -- moderator <кто>     дать роль
npm run revoke -- moderator <кто>    забрать роль
  <кто>: номер аккаунта, почта входа через Google, @имя или числовой id в Telegram`;

/** What a command says, one line each; `ok` is false where nothing was done that was asked for. */
export type RoleCommandResult = { readonly ok: boolean; readonly lines: readonly string[] };

function describe({ id, name, email, username, telegramId, isModerator }: AccountMatch): string {
	const way =
		telegramId === null
			? `Google, ${email ?? 'без почты'}`
			: `Telegram, ${username === null ? telegramId : `@${username}, ${telegramId}`}`;
	return `${id}  ${name ?? 'без имени'}  ${way}${isModerator ? '  модератор' : ''}`;
}

/** Runs `npm run grant --` or `npm run revoke --`. Where several people fit, it changes nothing. */
export async function runRoleCommand(
	{ store, clock }: { readonly store: Store; readonly clock: Clock },
	what: 'grant' | 'revoke',
	words: readonly string[],
): Promise<RoleCommandResult> {
	const [role = '', who = '', ...more] = words;
	const sought = readSought(who);
	if (!(ROLES as readonly string[]).includes(role) || sought === null || more.length > 0) {
		return { ok: false, lines: [ROLE_USAGE] };
	}
	const people = await findPeople(store, sought);
	const [person] = people;
	if (!person) {
		return { ok: false, lines: [`Никого с «${who}» нет. Человек должен хотя бы раз войти на сайт.`] };
	}
	if (people.length > 1) {
		const lines = ['Подходят несколько человек, ничего не изменено. Назовите номер аккаунта:'];
		return { ok: false, lines: [...lines, ...people.map(describe)] };
	}
	if (what === 'grant') await grantModerator(store, person.id, clock.now());
	else await revokeModerator(store, person.id);
	const done = what === 'grant' ? 'Модератор' : 'Больше не модератор';
	return { ok: true, lines: [`${done}: ${describe({ ...person, isModerator: false })}`] };
}
