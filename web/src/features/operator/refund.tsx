import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import type { RefundRequest } from './refund-dialog.tsx';

const load = () => import('./refund-dialog.tsx');

const FIELD = 'min-h-12 w-full rounded-field bg-transparent px-3.5 text-ink inset-ring inset-ring-line';

/** Takes an order back after a second question; the operator says why, and the journal keeps it. */
export function Refund({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
	const [asked, setAsked] = useState<RefundRequest | null>(null);
	const [told, setTold] = useState('');
	const dialog = useLazyModule(load, asked !== null);

	function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		setTold('');
		if (dialog.state === 'failed') dialog.again();
		setAsked({ order: String(fields.get('order')).trim(), why: String(fields.get('why')).trim() });
	}

	return (
		<Card as="section" aria-labelledby="refund" className="px-4 py-4 sm:px-5">
			<h2 id="refund" className="text-[20px] font-semibold">
				Возврат по заказу
			</h2>
			<form onSubmit={ask} className="mt-3 grid gap-3">
				<label className="grid gap-1">
					Номер заказа
					<input name="order" required maxLength={64} autoComplete="off" className={FIELD} />
				</label>
				<label className="grid gap-1">
					Почему возвращаете
					<input name="why" required maxLength={500} autoComplete="off" className={FIELD} />
				</label>
				<Button
					type="submit"
					busy={asked !== null && dialog.state === 'loading'}
					className="justify-self-start"
				>
					Вернуть…
				</Button>
				<p role="status">{told}</p>
			</form>
			{asked && dialog.state === 'ready' && (
				<dialog.module.RefundDialog
					asked={asked}
					token={token}
					onClose={() => setAsked(null)}
					onDone={(words) => {
						setAsked(null);
						setTold(words);
						void onDone();
					}}
				/>
			)}
		</Card>
	);
}
