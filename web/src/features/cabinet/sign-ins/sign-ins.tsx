import type { User } from '@avtosverka/contract/accounts';
import { PROVIDER_NAMES, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback, useState } from 'react';
import { refreshUser } from '../../../session/session.ts';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { removeSignIn } from './calls.ts';
import { LinkButton } from './link-button.tsx';
import { LinkMessenger } from './link-messenger.tsx';
import { linkedWays, type SignInWay } from './linked.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** A person's sign-ins: what is linked, what can be, and what can go. */
export function SignInList({ user, token }: { user: User; token: string }) {
	const ways = linkedWays(user, useSettings().signIn);
	const mayChange = user.signed_in_recently;
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);

	// A return to the page may show that a chat is linked before the chat's own word of it has come.
	const [begun, setBegun] = useState<SignInProvider | null>(null);
	const onLinked = useCallback((text: string) => {
		setBegun(null);
		setNotice({ kind: 'info', text });
		void refreshUser();
	}, []);

	async function unlink(provider: SignInProvider) {
		setBusy(true);
		setNotice(null);
		const { ok, message } = await removeSignIn(provider, token);
		await refreshUser();
		setNotice({ kind: ok ? 'info' : 'error', text: message });
		setBusy(false);
	}

	return (
		<section aria-labelledby="sign-ins" className="mt-8 print:hidden">
			<h2 id="sign-ins" className="mb-1 text-xl font-bold">
				Способы входа
			</h2>
			<p className="mb-4 text-[15px] text-ink-2">
				Привяжите второй способ, чтобы не потерять доступ к оплаченному. Аккаунты при этом не объединяются.
			</p>
			<div role="status">
				{notice && (
					<Notice kind={notice.kind} className="mb-4">
						{notice.text}
					</Notice>
				)}
			</div>
			{!mayChange && <SignInAgain />}
			<Card className="px-5 py-2 sm:px-6">
				<ul className="divide-y divide-edge/30">
					{ways.map((way) => (
						<li
							key={way.provider}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
						>
							<p>
								<b className="font-semibold">{PROVIDER_NAMES[way.provider]}</b>
								<span className="block text-[15px] text-ink-2">{standing(way)}</span>
							</p>
							{mayChange &&
								(!way.linked || begun === way.provider) &&
								(way.provider === 'telegram' || way.provider === 'max' ? (
									<LinkMessenger
										messenger={way.provider}
										token={token}
										disabled={busy}
										begun={begun === way.provider}
										onBegin={() => setBegun(way.provider)}
										onLinked={onLinked}
									/>
								) : (
									<LinkButton
										provider={way.provider}
										account={user.id}
										token={token}
										disabled={busy}
										onLinked={onLinked}
									/>
								))}
							{mayChange && way.linked && !way.last && begun !== way.provider && (
								<Button
									variant="ghost"
									size="s"
									disabled={busy}
									aria-label={`Отвязать ${PROVIDER_NAMES[way.provider]}`}
									onClick={() => void unlink(way.provider)}
								>
									Отвязать
								</Button>
							)}
						</li>
					))}
				</ul>
			</Card>
		</section>
	);
}

function standing({ linked, last }: SignInWay): string {
	if (!linked) return 'Не привязан';
	return last ? 'Привязан, единственный способ входа' : 'Привязан';
}
