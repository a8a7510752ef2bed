import { refundOrderRoute } from '@avtosverka/contract/routes/operator';
import { useState } from 'react';
import { call, FAILED_TEXT } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The order whose money goes back, and why. */
export type RefundRequest = { readonly order: string; readonly why: string };

export type RefundDialogProps = {
	asked: RefundRequest;
	token: string;
	onClose: () => void;
	/** The money is back; gets what is left to do by hand. */
	onDone: (told: string) => void;
};

/** Asks once more, and takes the order back. */
export function RefundDialog({ asked, token, onClose, onDone }: RefundDialogProps) {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	const confirm = async () => {
		setBusy(true);
		const outcome = await call(refundOrderRoute, asked, { token });
		setBusy(false);
		if (outcome.kind === 'reply') return onDone(outcome.reply.data.join(' '));
		setProblem(outcome.problem?.message ?? FAILED_TEXT);
	};

	return (
		<Dialog title="Вернуть деньги?" onClose={onClose} steady={isBusy}>
			<dl className="grid gap-3">
				<div>
					<dt className="text-ink-2">Заказ</dt>
					<dd className="figures break-words">{asked.order}</dd>
				</div>
				<div>
					<dt className="text-ink-2">Причина</dt>
					<dd className="break-words">{asked.why}</dd>
				</div>
			</dl>
			<p className="mt-4">Отменить возврат нельзя. Ваш аккаунт, время и причина останутся в журнале.</p>
			{problem !== null && (
				<Notice kind="error" announced className="mt-4">
					{problem}
				</Notice>
			)}
			<div className="mt-5 grid gap-3 sm:grid-cols-2">
				<Button look="ghost" onClick={onClose} disabled={isBusy}>
					Не возвращать
				</Button>
				<Button busy={isBusy} onClick={() => void confirm()}>
					Вернуть деньги
				</Button>
			</div>
		</Dialog>
	);
}
