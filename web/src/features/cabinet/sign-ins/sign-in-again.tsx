import { useNavigate } from 'react-router';
import { signOutHere } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Why nothing can be changed here now, and the way to it. */
export function SignInAgain() {
	const navigate = useNavigate();
	const leave = () => {
		void signOutHere();
		void navigate('/auth', { state: { from: '/user' } });
	};
	return (
		<Notice kind="info" className="mb-4">
			<p>
				Чтобы привязать или отвязать вход, войдите заново: это можно сделать только в первые десять минут
				после входа.
			</p>
			<Button variant="ghost" size="s" onClick={leave} className="mt-3">
				Войти заново
			</Button>
		</Notice>
	);
}
