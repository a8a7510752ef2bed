import type { CallReply } from '@avtosverka/contract/api';
import {
	addWatchChannelRoute,
	endWatchChannelRoute,
	getWatchChannelsRoute,
} from '@avtosverka/contract/routes/watches';
import type { WatchChannel } from '@avtosverka/contract/watches';
import { useCallback, useEffect, useState } from 'react';
import { call, failureText } from '../../../client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MailForm } from './mail-form.tsx';

type ChannelList = CallReply<typeof getWatchChannelsRoute>;

const NAMES: Readonly<Record<WatchChannel['kind'], string>> = {
	telegram: 'Telegram',
	mail: 'Почта',
};

/** Where a person is told of changes, beside this page. */
export function Channels({ token }: { token: string }) {
	const [known, setKnown] = useState<ChannelList | null>(null);
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<string | null>(null);

	const load = useCallback(async () => {
		const outcome = await call(getWatchChannelsRoute, {}, { token });
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
	const endChannel = (id: string) => call(endWatchChannelRoute, { id }, { token });

	const has = (kind: WatchChannel['kind']) => known?.data.some((channel) => channel.kind === kind);
	return (
		<Card as="section" className="mt-3 px-5 py-4" aria-labelledby="watch-channels">
			<h3 id="watch-channels" className="font-semibold">
				Куда сообщать
			</h3>
			<p className="mt-1 text-[15px] text-ink-2">
				Об изменениях всегда сказано здесь, в кабинете. С 22 до 9 по Москве сообщений не присылаем.
			</p>
			<ul className="mt-2">
				{known?.data.map(({ id, kind, address, is_confirmed }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3">
						<span className="min-w-0 flex-1 wrap-anywhere">
							{NAMES[kind]}
							{address !== null && `: ${address}`}
							{!is_confirmed && <span className="text-warn"> — ждёт подтверждения по ссылке из письма</span>}
						</span>
						<Button
							look="ghost"
							size="s"
							disabled={busy}
							aria-label={`Отключить: ${NAMES[kind]}${address === null ? '' : ` ${address}`}`}
							onClick={() => void change(endChannel(id))}
						>
							Отключить
						</Button>
					</li>
				))}
			</ul>
			{known?.offered.includes('mail') && (
				<MailForm busy={busy} onAdd={(email) => void change(addChannel({ kind: 'mail', email }))} />
			)}
			{known?.offered.includes('telegram') && !has('telegram') && (
				<Button
					look="ghost"
					size="s"
					disabled={busy}
					className="mt-3"
					onClick={() => void change(addChannel({ kind: 'telegram' }))}
				>
					Сообщать в Telegram
				</Button>
			)}
			<p role="status" className="mt-2 text-[15px] text-ink-2 empty:hidden">
				{said}
			</p>
		</Card>
	);
}
