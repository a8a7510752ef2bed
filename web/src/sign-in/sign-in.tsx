import {
	MESSENGERS,
	OAUTH_PROVIDERS,
	type OauthProviderId,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useSettings } from '../site.ts';
import { buttonClass } from '../ui/button.tsx';
import { useInsideFrame } from '../ui/inside-frame.ts';
import { Notice } from '../ui/notice.tsx';
import { MessengerButton } from './messenger/messenger-button.tsx';
import { OauthButton } from './oauth/oauth-button.tsx';
import { OAUTH_STYLES } from './oauth/oauth-style.tsx';

export type SignInProps = {
	/** Where to come back to, should the whole page have to go to a provider. */
	from: string;
	/** Called before a sign-in that was begun with these buttons; stable. */
	onSignIn?: () => void;
};

/** The ways to sign in that this installation has. Who has signed in is for the session to report. */
export function SignIn({ from, onSignIn }: SignInProps) {
	const { signIn } = useSettings();
	const inside = useInsideFrame();
	const providers = OAUTH_PROVIDERS.filter((provider) => signIn[provider]);
	const messengers = MESSENGERS.filter((messenger) => signIn[messenger]);
	if (providers.length + messengers.length === 0) {
		return <Notice kind="info">Вход пока не настроен. Проверять машину можно и без него.</Notice>;
	}
	return (
		<div className="grid gap-3.5">
			{providers.map((provider) =>
				inside ? (
					<OauthElsewhere key={provider} provider={provider} />
				) : (
					<OauthButton key={provider} {...{ provider, from, onSignIn }} />
				),
			)}
			{messengers.map((messenger) => (
				<MessengerButton key={messenger} {...{ messenger, onSignIn }} />
			))}
			<noscript>
				<p className="text-[15px] text-ink-2">Чтобы войти, включите в браузере JavaScript.</p>
			</noscript>
		</div>
	);
}

/** In a foreign frame the cookie of a sign-in by OAuth does not travel: it would always fail there. */
function OauthElsewhere({ provider }: { provider: OauthProviderId }) {
	const { words, mark, className } = OAUTH_STYLES[provider];
	return (
		<a href="/auth" target="_blank" rel="noopener" className={`w-full ${buttonClass('ghost')} ${className}`}>
			{mark}
			{words} в новой вкладке
		</a>
	);
}
