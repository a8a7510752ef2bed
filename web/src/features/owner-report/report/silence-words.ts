import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { BlockMeta } from '@avtosverka/contract/owner-report/report';
import { blockAbsence } from '@avtosverka/contract/owner-report/words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

/** The part of the price for one register, as the terms have it. */
export const SILENCE_IS_PAID_BACK =
	'Если реестр не ответит и за семь дней после оплаты, вернём за него восьмую часть цены.';

/** Of a silent register, before the payment: why there is nothing and when it is asked. */
export function silenceBeforePayment(register: PersonRegister, meta: BlockMeta): string {
	const { title } = BLOCK_CATALOGUE[register];
	if (meta.reason === 'after-payment') return `«${title}»: спросим сразу после оплаты.`;
	const next = meta.nextAt === null ? '' : `${formatMoment(meta.nextAt)} и `;
	return `«${title}»: ${blockAbsence(register, meta)}. Спросим снова ${next}сразу после оплаты.`;
}
