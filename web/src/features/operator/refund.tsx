import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConsolePart } from './console-part.tsx';
import { FIELD } from './field.ts';
import { refundAct } from './refund-act.ts';
import { useAct } from './use-act.tsx';

/** Takes an order back after a second question; the operator says why, and the journal keeps it. */
export function Refund({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
	const { begin, view } = useAct(onDone);

	function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const order = String(new FormData(event.currentTarget).get('order')).trim();
		begin(refundAct(order, token));
	}

	return (
		<ConsolePart title="Возврат по заказу" summary="">
			<form onSubmit={ask} className="mt-1 grid gap-3">
				<label className="grid gap-1">
					Номер заказа
					<input name="order" required maxLength={64} autoComplete="off" className={FIELD} />
				</label>
				<Button type="submit" className="justify-self-start">
					Вернуть…
				</Button>
				{view}
			</form>
		</ConsolePart>
	);
}
