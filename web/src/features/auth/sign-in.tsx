import { useSettings } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import { Notice } from '../../ui/notice.tsx';
import { GoogleButton } from './oauth/oauth-button.tsx';
import { GoogleMark } from './provider-marks.tsx';
import { TelegramButton } from './telegram/telegram-button.tsx';

export type SignInProps = {
	/** Where to come back to, should the whole page have to go to Google. */
	from: string;
};

/** The ways to sign in that this installation has. Who has signed in is told by the session. */
export function SignIn({ from }: SignInProps) {
	const { google, telegram } = useSettings().signIn;
	const inside = useInsideFrame();
	if (!google && !telegram) {
		return <Notice kind="info">Вход пока не настроен. Проверять машину можно и без него.</Notice>;
	}
	return (
		<div className="grid gap-3.5">
			{telegram && <TelegramButton />}
			{google && (inside ? <GoogleElsewhere /> : <GoogleButton from={from} />)}
			<noscript>
				<p className="text-[15px] text-ink-2">Чтобы войти, включите в браузере JavaScript.</p>
			</noscript>
		</div>
	);
}

/** In a foreign frame the cookie of a sign-in by Google does not travel: it would always fail there. */
function GoogleElsewhere() {
	return (
		<a href="/auth" target="_blank" rel="noopener" className={`w-full text-ink! ${buttonClass('ghost')}`}>
			<GoogleMark />
			Войти через Google в новой вкладке
		</a>
	);
}
