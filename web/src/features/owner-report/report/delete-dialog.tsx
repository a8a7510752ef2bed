import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentSession } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DocumentButton } from '../document-button.tsx';
import { deleteReport } from './calls.ts';

export type DeleteReportDialogProps = { uuid: string; paid: boolean; onClose: () => void };

/** Asks once more, and deletes. */
export function DeleteReportDialog({ uuid, paid, onClose }: DeleteReportDialogProps) {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const navigate = useNavigate();

	const confirm = async () => {
		const { token } = currentSession();
		if (token === null) return setProblem('Войдите: удалить отчёт может только тот, кто его заказал.');
		setBusy(true);
		const why = await deleteReport(uuid, token);
		if (why === null) return void navigate('/user/reports', { replace: true });
		setBusy(false);
		setProblem(why);
	};

	return (
		<Dialog title="Удалить отчёт?" onClose={onClose} steady={busy}>
			<p>
				Отчёт и данные о человеке исчезнут навсегда, ссылка на отчёт перестанет открываться у&nbsp;всех.
				{paid && ' Вернуть отчёт или деньги за него будет нельзя. Если он ещё нужен, сначала скачайте PDF.'}
			</p>
			{paid && (
				<div className="mt-4">
					<DocumentButton uuid={uuid} />
				</div>
			)}
			{problem !== null && (
				<Notice kind="error" announced className="mt-4">
					{problem}
				</Notice>
			)}
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button variant="ghost" onClick={onClose} disabled={busy}>
					Оставить
				</Button>
				<Button
					className="bg-found! text-paper!"
					busy={busy}
					icon={<Trash2 aria-hidden className="size-5" />}
					onClick={() => void confirm()}
				>
					Удалить
				</Button>
			</div>
		</Dialog>
	);
}
