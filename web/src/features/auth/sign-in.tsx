import { useSettings } from '../../site.ts';
import { Notice } from '../../ui/notice.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { TelegramButton } from './telegram/telegram-button.tsx';

export type SignInProps = {
	/** Where to come back to, should the whole page have to go to Google. */
	from: string;
};

/** The ways to sign in that this installation has. Who has signed in is told by the session. */
export function SignIn({ from }: SignInProps) {
	const { google, telegram } = useSettings().signIn;
	if (!google && !telegram) {
		return <Notice kind="info">Вход пока не настроен. Проверять машину можно и без него.</Notice>;
	}
	return (
		<div className="grid gap-3.5">
			{telegram && <TelegramButton />}
			{google && <GoogleButton from={from} />}
			<noscript>
				<p className="text-[15px] text-ink-2">Чтобы войти, включите в браузере JavaScript.</p>
			</noscript>
		</div>
	);
}
