import { endWatchRoute, getWatchesRoute, pollNowRoute } from '@avtosverka/contract/routes/watches';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { shortenVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Watch } from '@avtosverka/contract/watches';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../../client.ts';
import { useOwnList } from '../../../session/own-list.ts';
import { Button } from '../../../ui/button.tsx';
import { OwnLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListView } from '../list-view.tsx';
import { Channels } from './channels.tsx';

const EMPTY = {
	icon: Bell,
	text: 'Вы не следите ни за одной машиной',
	about: 'Кнопка «Следить» есть в отчёте о машине. Об изменениях сообщим здесь и там, где выберете.',
};

/** The cars that a person watches, what has changed, and where they are notified of it. */
export function WatchList({ token }: { token: string }) {
	const list = useOwnList(getWatchesRoute, token);
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);

	async function change(route: typeof endWatchRoute | typeof pollNowRoute, vin: string) {
		setBusy(true);
		setNotice(null);
		const outcome = await call(route, { vin }, { token });
		setBusy(false);
		const isDone = outcome.kind === 'reply';
		const text = isDone ? outcome.reply.message : failureText(outcome);
		setNotice({ kind: isDone ? 'info' : 'error', text });
		if (list.state === 'ready') list.reload();
	}

	return (
		<section aria-labelledby="watches" className="mt-8 print:hidden">
			<h2 id="watches" className="mb-4 text-xl font-bold">
				Слежение за машинами
			</h2>
			<div role="status">
				{notice && (
					<Notice kind={notice.kind} className="mb-4">
						{notice.text}
					</Notice>
				)}
			</div>
			<ListView
				list={list}
				failed={(list.state === 'failed' && list.message) || 'Не удалось узнать, за чем вы следите.'}
				empty={EMPTY}
				keyOf={({ vin }) => vin}
			>
				{(watch) => (
					<WatchLine
						watch={watch}
						busy={busy}
						onPoll={() => void change(pollNowRoute, watch.vin)}
						onEnd={() => void change(endWatchRoute, watch.vin)}
					/>
				)}
			</ListView>
			{list.state === 'ready' && list.lines.length > 0 && <Channels token={token} />}
		</section>
	);
}

type WatchLineProps = { watch: Watch; busy: boolean; onPoll: () => void; onEnd: () => void };

/** One watched car: until when, what is new, who was silent. */
export function WatchLine({ watch, busy, onPoll, onEnd }: WatchLineProps) {
	const { vin, ends_at, looked_at, silent, is_budget_spent, news } = watch;
	const name = `VIN ${shortenVin(vin as Vin)}`;
	return (
		<div className="flex flex-wrap items-start gap-x-4 gap-y-3">
			<div className="min-w-0 flex-1 basis-60">
				<OwnLink to={`/checks/${vin}`} className="font-semibold wrap-anywhere text-accent">
					{name}
				</OwnLink>
				<p className="mt-1 text-[15px] text-ink-2">
					{looked_at === null ? 'Реестры ещё не ответили' : `Данные на ${formatMoment(looked_at)}`}, следим до{' '}
					{formatMoment(ends_at)}
				</p>
				{silent.length > 0 && <p className="mt-1 text-[15px] text-warn">Не ответили: {silent.join(', ')}</p>}
				{is_budget_spent && (
					<p className="mt-1 text-[15px] text-warn">
						Вопросы на сегодня кончились: остальное спросим завтра.
					</p>
				)}
				{news && (
					<div className="mt-2 text-[15px]">
						<p className="font-semibold">Изменилось {formatMoment(news.at)}</p>
						{news.lines.map((line) => (
							<p key={line} className="wrap-anywhere">
								{line}
							</p>
						))}
					</div>
				)}
			</div>
			<Button
				variant="ghost"
				size="s"
				disabled={busy}
				aria-label={`Проверить сейчас: ${name}`}
				onClick={onPoll}
			>
				Проверить сейчас
			</Button>
			<Button variant="ghost" size="s" disabled={busy} aria-label={`Не следить: ${name}`} onClick={onEnd}>
				Не следить
			</Button>
		</div>
	);
}
