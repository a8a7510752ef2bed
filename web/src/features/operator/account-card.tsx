import type { Role } from '@avtosverka/contract/accounts';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { Button } from '../../ui/button.tsx';
import { AccountOrders, type AccountPartProps, AccountSessions } from './account-lists.tsx';
import { deletionAct, roleAct, sessionsAct } from './person-acts.ts';
import { ROLE_WORDS } from './role-words.ts';

const ROLES_SHOWN: readonly Role[] = ['moderator', 'operator'];

/** One account: who it is, what it has, where it is signed in, what it ordered, and what can be done. */
export function AccountCard(props: AccountPartProps) {
	const { person, token, begin } = props;
	const { id, name, email, username, sign_ins, created_at, roles } = person;
	const facts: readonly (readonly [string, string])[] = [
		['Номер', id],
		['Почта', email ?? 'нет'],
		...(username === null ? [] : [['Имя в Telegram', `@${username}`] as const]),
		...sign_ins.map((way) => [`Вход через ${PROVIDER_NAMES[way.provider]}`, way.id] as const),
		['Создан', formatMoment(created_at)],
		['Роли', roles.map((role) => ROLE_WORDS[role]).join(', ') || 'нет'],
		['Запросы на балансе', String(person.requests)],
		['Отчёты о владельцах', `${person.reports}, из них оплачено ${person.paid_reports}`],
		['Комментарии', String(person.comments)],
		['Следит за машинами', String(person.watches)],
	];
	return (
		<article className="mt-4 border-t border-line pt-4">
			<h3 className="font-semibold break-words">{name ?? 'Без имени'}</h3>
			<dl className="mt-2 grid gap-x-4 gap-y-1.5 text-[15px] sm:grid-cols-[auto_1fr]">
				{facts.map(([word, value]) => (
					<div key={word} className="flex flex-wrap gap-x-2 sm:contents">
						<dt className="text-ink-2">{word}</dt>
						<dd className="figures min-w-0 break-words">{value}</dd>
					</div>
				))}
			</dl>
			<div className="mt-2 border-t border-line">
				<AccountSessions {...props} />
				<AccountOrders {...props} />
			</div>
			<div className="mt-3 flex flex-wrap gap-3">
				{ROLES_SHOWN.map((role) => (
					<Button key={role} variant="ghost" size="s" onClick={() => begin(roleAct(person, role, token))}>
						{roles.includes(role) ? 'Забрать' : 'Дать'} роль «{ROLE_WORDS[role]}»…
					</Button>
				))}
				<Button variant="ghost" size="s" onClick={() => begin(sessionsAct(person, token))}>
					Завершить входы…
				</Button>
				<Button variant="ghost" size="s" onClick={() => begin(deletionAct(person, token))}>
					Удалить аккаунт…
				</Button>
			</div>
		</article>
	);
}
