import type { OperatorOrder } from '@avtosverka/contract/operator/money';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';

const STATE_WORDS = { waiting: 'ждёт оплаты', paid: 'оплачен', refunded: 'возвращён' } as const;

/** When an order was made, what it is for, what it costs and how it stands. */
export function orderTexts({ at, kopecks, goods, state }: OperatorOrder): string[] {
	return [`${formatMoment(at)}; ${goods}, ${showKopecks(kopecks)}; ${STATE_WORDS[state]}`];
}
