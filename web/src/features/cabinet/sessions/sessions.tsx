import { getSessionsRoute } from '@avtosverka/contract/routes/accounts';
import { Laptop } from 'lucide-react';
import { useState } from 'react';
import { useOwnList } from '../../../session/own-list.ts';
import { currentSession, refreshUser } from '../../../session/session.ts';
import { SessionLine } from '../../../session/session-line.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListView } from '../list-view.tsx';
import { endEverywhere, endOneSession, endOthers, type SignOutResult } from './calls.ts';

const EMPTY = { icon: Laptop, text: 'Входов нет', about: 'Здесь будут устройства, на которых вы вошли.' };

/** Where a person is signed in, and the ways to sign out: there, everywhere else, everywhere. */
export function SessionList({ token }: { token: string }) {
	const list = useOwnList(getSessionsRoute, token);
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);

	async function end(ask: (token: string) => Promise<SignOutResult>) {
		setBusy(true);
		setNotice(null);
		const ended = await ask(token);
		setBusy(false);
		if (currentSession().token !== token) return;
		setNotice({ kind: ended.ok ? 'info' : 'error', text: ended.message });
		if (list.state === 'ready') list.reload();
		if (!ended.ok) void refreshUser();
	}

	const lines = list.state === 'ready' ? list.lines : [];
	return (
		<section aria-labelledby="sessions" className="mt-8 print:hidden">
			<h2 id="sessions" className="mb-1 text-xl font-bold">
				Где вы вошли
			</h2>
			<p className="mb-4 text-[15px] text-ink-2">Если устройство вам незнакомо, завершите вход на нём.</p>
			<div role="status">
				{notice && (
					<Notice kind={notice.kind} className="mb-4">
						{notice.text}
					</Notice>
				)}
			</div>
			<ListView
				list={list}
				failed={(list.state === 'failed' && list.message) || 'Не удалось узнать, где вы вошли.'}
				empty={EMPTY}
				keyOf={({ id }) => id}
			>
				{(session) => (
					<SessionLine
						session={session}
						busy={busy}
						onEnd={() => void end((own) => endOneSession(session.id, own))}
					/>
				)}
			</ListView>
			{lines.length > 0 && (
				<div className="mt-4 flex flex-wrap gap-3">
					{lines.length > 1 && (
						<Button variant="ghost" size="s" disabled={busy} onClick={() => void end(endOthers)}>
							Выйти на остальных устройствах
						</Button>
					)}
					<Button variant="ghost" size="s" disabled={busy} onClick={() => void end(endEverywhere)}>
						Выйти везде
					</Button>
				</div>
			)}
		</section>
	);
}
