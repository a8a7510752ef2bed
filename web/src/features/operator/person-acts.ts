import type { Role } from '@avtosverka/contract/accounts';
import type { OperatorAccount } from '@avtosverka/contract/operator/people';
import {
	changeRoleRoute,
	endAccountSessionsRoute,
	removeAccountRoute,
} from '@avtosverka/contract/routes/operator';
import type { AccountSession } from '@avtosverka/contract/sessions';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { call } from '../../client.ts';
import { deviceText } from '../../session/device-text.ts';
import type { Act } from './act-dialog.tsx';
import { ROLE_WORDS } from './role-words.ts';
import { actResult } from './use-act.tsx';

function factsOf({ name, id }: OperatorAccount): Act['facts'] {
	return [
		['Имя', name ?? 'без имени'],
		['Аккаунт', id],
	];
}

/** Gives the role, or takes it from who has it. */
export function roleAct(person: OperatorAccount, role: Role, token: string): Act {
	const grant = !person.roles.includes(role);
	const word = ROLE_WORDS[role];
	return {
		title: grant ? 'Дать роль?' : 'Забрать роль?',
		facts: [...factsOf(person), ['Роль', word]],
		note: grant ? 'Роль начнёт действовать сразу.' : 'Роль перестанет действовать сразу.',
		confirm: grant ? 'Дать роль' : 'Забрать роль',
		cancel: 'Отмена',
		run: async (why) =>
			actResult(await call(changeRoleRoute, { account: person.id, role, grant, why }, { token }), () =>
				grant ? `Роль «${word}» есть.` : `Роли «${word}» больше нет.`,
			),
	};
}

/** Signs the person out everywhere. */
export function sessionsAct(person: OperatorAccount, token: string): Act {
	return {
		title: 'Завершить все входы?',
		facts: factsOf(person),
		note: 'Человек выйдет на всех устройствах и сможет войти снова.',
		confirm: 'Завершить входы',
		cancel: 'Отмена',
		run: async (why) =>
			actResult(
				await call(endAccountSessionsRoute, { account: person.id, why }, { token }),
				() => 'Все входы завершены.',
			),
	};
}

/** Signs the person out in one place. */
export function sessionAct(person: OperatorAccount, session: AccountSession, token: string): Act {
	const { id, provider, device, created_at } = session;
	return {
		title: 'Завершить вход?',
		facts: [
			...factsOf(person),
			['Вход', deviceText(device)],
			['Начат', `${formatMoment(created_at)}, через ${PROVIDER_NAMES[provider]}`],
		],
		note: 'Человек выйдет на этом устройстве и сможет войти снова.',
		confirm: 'Завершить вход',
		cancel: 'Отмена',
		run: async (why) =>
			actResult(
				await call(endAccountSessionsRoute, { account: person.id, session: id, why }, { token }),
				() => 'Вход завершён.',
			),
	};
}

/** Deletes the account as its person would, and says what goes. */
export function deletionAct(person: OperatorAccount, token: string): Act {
	const { sessions_count: sessions, requests, reports, paid_reports, comments, watches } = person;
	const requestForms = [
		'неизрасходованный запрос',
		'неизрасходованных запроса',
		'неизрасходованных запросов',
	] as const;
	const reportForms = ['отчёт о владельце', 'отчёта о владельцах', 'отчётов о владельцах'] as const;
	const gone = [
		'имя, почту и способы входа, список купленных VIN',
		sessions > 0 && counted(sessions, ['вход', 'входа', 'входов']),
		requests > 0 && counted(requests, requestForms),
		reports > 0 && `${counted(reports, reportForms)} (оплачено ${paid_reports})`,
		watches > 0 && `слежение за ${counted(watches, ['машиной', 'машинами', 'машинами'])}`,
	].filter((part) => part !== false);
	const texts = comments > 0 && counted(comments, ['комментарий', 'комментария', 'комментариев']);
	return {
		title: 'Удалить аккаунт?',
		facts: [
			...factsOf(person),
			['Удалим', gone.join(', ')],
			['Останется без имени', `записи о платежах${texts ? ` и ${texts}` : ''}`],
		],
		note: 'Вернуть удалённый аккаунт нельзя.',
		confirm: 'Удалить аккаунт',
		cancel: 'Не удалять',
		run: async (why) =>
			actResult(
				await call(removeAccountRoute, { account: person.id, why }, { token }),
				() => 'Аккаунт удалён.',
			),
	};
}
