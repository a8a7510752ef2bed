import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../client.ts';
import { logTrouble } from '../../log.ts';
import { leave } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { Confirmation } from './confirmation.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** Looks the same for everybody: whose account it is, is found out in the browser. */
export const handle = { static: true };

/** /deleteAccount: asks, deletes, and says that it is done. */
export default function DeleteAccount() {
	const session = useSession();
	const token = session?.token;
	const user = session?.user ?? null;
	const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');

	const deleteAccount = async (bearer: string) => {
		setState('busy');
		const outcome = await call('/v1/user/deleteAccount', { method: 'DELETE', bearer });
		if (outcome.kind !== 'reply') {
			logTrouble('the account could not be deleted');
			return setState('asking');
		}
		setState('done');
		leave();
	};

	return (
		<>
			<Head
				title="Удаление аккаунта"
				description="Что удаляется вместе с аккаунтом и что остаётся."
				index={false}
			/>
			<OwnTab>
				{state === 'done' ? (
					<Done />
				) : token === null ? (
					<SignInFirst />
				) : (
					<Confirmation
						user={user}
						failed={session?.failed ?? false}
						busy={state === 'busy'}
						// An old token deletes nobody, and the server calls that no error: the person has to be known.
						onConfirm={token && user ? () => void deleteAccount(token) : null}
					/>
				)}
			</OwnTab>
		</>
	);
}

function Done() {
	return (
		<MessagePage icon={CircleCheck} title="Аккаунт удалён">
			<p role="status">
				Имя, почта и входы стёрты на всех устройствах. Проверять машины можно и дальше, вход для этого не
				нужен.
			</p>
			<OwnLink to="/" className={buttonClass()}>
				На главную
			</OwnLink>
		</MessagePage>
	);
}
