import { refundOrderRoute } from '@avtosverka/contract/routes/operator';
import type { FormEvent } from 'react';
import { call } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { ConsolePart } from './console-part.tsx';
import { FIELD } from './field.ts';
import { actResult, useAct } from './use-act.tsx';

/** Takes an order back after a second question; the operator says why, and the journal keeps it. */
export function Refund({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
	const { begin, view } = useAct(onDone);

	function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const order = String(new FormData(event.currentTarget).get('order')).trim();
		begin({
			title: 'Вернуть деньги?',
			facts: [['Заказ', order]],
			note: 'Отменить возврат нельзя.',
			confirm: 'Вернуть деньги',
			cancel: 'Не возвращать',
			run: async (why) =>
				actResult(await call(refundOrderRoute, { order, why }, { token }), ({ data }) => data.join(' ')),
		});
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
