import type { Subscription } from '@avtosverka/contract/moderation';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { subscribe, subscription } from './calls.ts';

/** What the bot tells this moderator. */
export function SubscriptionPart({ token }: { token: string }) {
	const [known, setKnown] = useState<Subscription | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [round, setRound] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question
	useEffect(() => {
		let waited = true;
		void subscription(token).then((result) => {
			if (!waited) return;
			if (result.ok) setKnown(result.data);
			setRefusal(result.ok ? null : result.message);
		});
		return () => {
			waited = false;
		};
	}, [token, round]);

	async function change(wanted: { digest: boolean; urgent: boolean }) {
		setBusy(true);
		const result = await subscribe(token, wanted);
		if (result.ok) setKnown(result.data);
		setRefusal(result.ok ? null : result.message);
		setBusy(false);
	}

	return (
		<Card as="section" aria-labelledby="subscription-title" className="min-h-35 px-4 py-3.5 sm:px-5">
			<h2 id="subscription-title" className="font-semibold">
				Сообщения в Telegram
			</h2>
			{known && <SubscriptionView known={known} busy={busy} onChange={(wanted) => void change(wanted)} />}
			{refusal !== null && (
				<Notice kind="error" announced className="mt-2.5">
					<p>{refusal}</p>
					{known === null && (
						<Button
							variant="ghost"
							size="s"
							onClick={() => setRound((before) => before + 1)}
							className="mt-2.5"
						>
							Повторить
						</Button>
					)}
				</Notice>
			)}
		</Card>
	);
}

export type SubscriptionViewProps = {
	known: Subscription;
	busy: boolean;
	onChange: (wanted: { digest: boolean; urgent: boolean }) => void;
};

/** The two switches, or why there are none. */
export function SubscriptionView({ known, busy, onChange }: SubscriptionViewProps) {
	const { available, linked, digest, urgent } = known;
	if (!available) return <p className="mt-1 text-[15px] text-ink-2">На этом сайте бот не подключён.</p>;
	if (!linked) {
		return (
			<p className="mt-1 text-[15px] text-ink-2">
				Бот пишет только тем, кто вошёл через Telegram. Попросите дать роль модератора аккаунту, в который вы
				входите через Telegram.
			</p>
		);
	}
	return (
		<fieldset disabled={busy} className="mt-1 min-w-0">
			<legend className="sr-only">О чём пишет бот</legend>
			<Switch
				name="Сводка раз в день"
				about="Сколько комментариев ждёт и как давно."
				on={digest}
				onSwitch={(on) => onChange({ digest: on, urgent })}
			/>
			<Switch
				name="Срочное сразу"
				about="Комментарии с важными замечаниями: одобрить и отклонить можно в чате."
				on={urgent}
				onSwitch={(on) => onChange({ digest, urgent: on })}
			/>
		</fieldset>
	);
}

type SwitchProps = { name: string; about: string; on: boolean; onSwitch: (on: boolean) => void };

function Switch({ name, about, on, onSwitch }: SwitchProps) {
	return (
		<label className="flex min-h-11 items-start gap-2.5 py-2 text-[15px]">
			<input
				type="checkbox"
				role="switch"
				aria-checked={on}
				checked={on}
				onChange={(event) => onSwitch(event.target.checked)}
				className="mt-0.5 size-5 flex-none accent-accent"
			/>
			<span>
				{name}
				<span className="block text-[14px] text-ink-2">{about}</span>
			</span>
		</label>
	);
}
