import type { CallReply } from '@avtosverka/contract/api';
import {
	addWatchChannelRoute,
	endWatchChannelRoute,
	getWatchChannelsRoute,
} from '@avtosverka/contract/routes/watches';
import { MESSENGERS, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { WatchChannel } from '@avtosverka/contract/watches';
import { useCallback, useEffect, useState } from 'react';
import { call, failureText } from '../../../client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ownDigest, unsubscribeBrowser } from './browser-push.ts';
import { MailForm } from './mail-form.tsx';
import { PushChoice } from './push-choice.tsx';

type ChannelList = CallReply<typeof getWatchChannelsRoute>;

const NAMES: Readonly<Record<WatchChannel['kind'], string>> = {
	telegram: PROVIDER_NAMES.telegram,
	max: PROVIDER_NAMES.max,
	mail: 'Почта',
	push: 'Уведомления в другом браузере',
};

/** Where a person is notified of changes, beside this page. */
export function Channels({ token }: { token: string }) {
	const [known, setKnown] = useState<ChannelList | null>(null);
	const [busy, setBusy] = useState(false);
	const [own, setOwn] = useState<string | null>(null);
	const [said, setSaid] = useState<string | null>(null);

	const load = useCallback(async () => {
		const outcome = await call(getWatchChannelsRoute, {}, { token });
		setOwn(await ownDigest());
		if (outcome.kind === 'reply') setKnown(outcome.reply);
		else setSaid(failureText(outcome));
	}, [token]);
	useEffect(() => void load(), [load]);

	async function change(asked: ReturnType<typeof addChannel> | ReturnType<typeof endChannel>) {
		setBusy(true);
		const outcome = await asked;
		setSaid(outcome.kind === 'reply' ? outcome.reply.message : failureText(outcome));
		await load();
		setBusy(false);
	}
	const addChannel = (channel: Parameters<typeof call<typeof addWatchChannelRoute>>[1]) =>
		call(addWatchChannelRoute, channel, { token });
	const endChannel = async ({ id, browser }: WatchChannel) => {
		if (browser !== null && browser === own) await unsubscribeBrowser();
		return call(endWatchChannelRoute, { id }, { token });
	};

	const has = (kind: WatchChannel['kind']) => known?.data.some((channel) => channel.kind === kind);
	const nameOf = ({ kind, address, browser }: WatchChannel) => {
		if (browser !== null && browser === own) return 'Уведомления в этом браузере';
		return address === null ? NAMES[kind] : `${NAMES[kind]}: ${address}`;
	};
	return (
		<Card as="section" className="mt-3 px-5 py-4" aria-labelledby="watch-channels">
			<h3 id="watch-channels" className="font-semibold">
				Куда сообщать
			</h3>
			<p className="mt-1 text-[15px] text-ink-2">
				Изменения всегда видны здесь, в кабинете. С 22 до 9 по Москве сообщений не присылаем.
			</p>
			<ul className="mt-2">
				{known?.data.map((channel) => (
					<li key={channel.id} className="flex flex-wrap items-center gap-x-3">
						<span className="min-w-0 flex-1 wrap-anywhere">
							{nameOf(channel)}
							{!channel.is_confirmed && (
								<span className="text-warn"> — ждёт подтверждения по ссылке из письма</span>
							)}
						</span>
						<Button
							variant="ghost"
							size="s"
							disabled={busy}
							aria-label={`Отключить: ${nameOf(channel)}`}
							onClick={() => void change(endChannel(channel))}
						>
							Отключить
						</Button>
					</li>
				))}
			</ul>
			{known?.offered.includes('mail') && (
				<MailForm busy={busy} onAdd={(email) => void change(addChannel({ kind: 'mail', email }))} />
			)}
			<div className="mt-3 flex flex-wrap gap-2.5 empty:hidden">
				{MESSENGERS.filter((messenger) => known?.offered.includes(messenger) && !has(messenger)).map(
					(messenger) => (
						<Button
							key={messenger}
							variant="ghost"
							size="s"
							disabled={busy}
							onClick={() => void change(addChannel({ kind: messenger }))}
						>
							Сообщать в {PROVIDER_NAMES[messenger]}
						</Button>
					),
				)}
			</div>
			{known?.push_key && !known.data.some(({ browser }) => browser !== null && browser === own) && (
				<PushChoice
					pushKey={known.push_key}
					busy={busy}
					onAdd={(subscription) => void change(addChannel({ kind: 'push', subscription }))}
					onRefused={setSaid}
				/>
			)}
			<p role="status" className="mt-2 text-[15px] text-ink-2 empty:hidden">
				{said}
			</p>
		</Card>
	);
}
