import { endShareRoute, getSharesRoute } from '@avtosverka/contract/routes/shares';
import type { Share } from '@avtosverka/contract/shares';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { call, failureText } from '../../../client.ts';
import { useOwnList } from '../../../session/own-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListView } from '../list-view.tsx';

const EMPTY = {
	icon: Link2,
	text: 'Ссылок нет',
	about: 'Ссылку на отчёт создаёт кнопка «Поделиться» в отчёте.',
};

/** A person's live links to reports, each with the way to revoke it. */
export function ShareList({ token }: { token: string }) {
	const list = useOwnList(getSharesRoute, token);
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);

	async function revoke(id: string) {
		setBusy(true);
		setNotice(null);
		const outcome = await call(endShareRoute, { id }, { token });
		setBusy(false);
		const isRevoked = outcome.kind === 'reply';
		const text = isRevoked ? outcome.reply.message : failureText(outcome);
		setNotice({ kind: isRevoked ? 'info' : 'error', text });
		if (list.state === 'ready') list.reload();
	}

	return (
		<section aria-labelledby="shares" className="mt-8 print:hidden">
			<h2 id="shares" className="mb-4 text-xl font-bold">
				Ссылки на отчёты
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
				failed={(list.state === 'failed' && list.message) || 'Не удалось загрузить ваши ссылки.'}
				empty={EMPTY}
				keyOf={({ id }) => id}
			>
				{(share) => <ShareLine share={share} busy={busy} onEnd={() => void revoke(share.id)} />}
			</ListView>
		</section>
	);
}

type ShareLineProps = { share: Share; busy: boolean; onEnd: () => void };

function ShareLine({ share: { label, created_at, expires_at }, busy, onEnd }: ShareLineProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
			<div className="min-w-0 flex-1 basis-60">
				<b className="font-semibold wrap-anywhere">{label}</b>
				<p className="mt-1 text-[15px] text-ink-2">
					Создана {formatMoment(created_at)}, действует до {formatMoment(expires_at)}
				</p>
			</div>
			<Button
				variant="ghost"
				size="s"
				disabled={busy}
				aria-label={`Отозвать ссылку: ${label}`}
				onClick={onEnd}
			>
				Отозвать
			</Button>
		</div>
	);
}
