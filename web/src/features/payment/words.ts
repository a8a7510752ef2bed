/** The sentence of /successPay: specification, section 2. */
export const PAID = 'Оплата прошла успешно';

/** While the server is asked what became of a payment. */
export const CHECKING = 'Проверяем, пришла ли оплата…';

/** When it has not told for a hundred seconds: nothing is lost, and where to look. */
export const UNSETTLED =
	'Подтверждение оплаты ещё не пришло: иногда на это нужно несколько минут. Запросы появятся на балансе сами, а платёж — в личном кабинете, на вкладке «Платежи».';
