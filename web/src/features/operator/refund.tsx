import { refundOrderRoute } from '@avtosverka/contract/routes/operator';
import { type FormEvent, useState } from 'react';
import { call, FAILED_TEXT } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const FIELD = 'min-h-12 w-full rounded-field bg-transparent px-3.5 text-ink inset-ring inset-ring-line';

/** Takes an order back; the operator says why, and the journal keeps it. */
export function Refund({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
	const [isBusy, setBusy] = useState(false);
	const [told, setTold] = useState('');

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		setBusy(true);
		const input = { order: String(fields.get('order')).trim(), why: String(fields.get('why')) };
		const outcome = await call(refundOrderRoute, input, { token });
		setBusy(false);
		if (outcome.kind !== 'reply') return setTold(outcome.problem?.message ?? FAILED_TEXT);
		setTold(outcome.reply.data.join(' '));
		await onDone();
	}

	return (
		<Card as="section" aria-labelledby="refund" className="px-4 py-4 sm:px-5">
			<h2 id="refund" className="text-[20px] font-semibold">
				Возврат по заказу
			</h2>
			<form onSubmit={(event) => void send(event)} className="mt-3 grid gap-3">
				<label className="grid gap-1">
					Номер заказа
					<input name="order" required maxLength={64} autoComplete="off" className={FIELD} />
				</label>
				<label className="grid gap-1">
					Почему возвращаете
					<input name="why" required maxLength={500} autoComplete="off" className={FIELD} />
				</label>
				<Button type="submit" disabled={isBusy} className="justify-self-start">
					Вернуть
				</Button>
				<p role="status">{told}</p>
			</form>
		</Card>
	);
}
