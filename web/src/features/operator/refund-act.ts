import { refundOrderRoute } from '@avtosverka/contract/routes/operator';
import { call } from '../../client.ts';
import type { Act } from './act-dialog.tsx';
import { actResult } from './use-act.tsx';

/** Takes the order of this number back. */
export function refundAct(order: string, token: string): Act {
	return {
		title: 'Вернуть деньги?',
		facts: [['Заказ', order]],
		note: 'Отменить возврат нельзя.',
		confirm: 'Вернуть деньги',
		cancel: 'Не возвращать',
		run: async (why) =>
			actResult(await call(refundOrderRoute, { order, why }, { token }), ({ data }) => data.join(' ')),
	};
}
