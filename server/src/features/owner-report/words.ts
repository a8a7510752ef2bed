import { counted } from '@avtosverka/contract/vocabulary/plural';

/** What the owner report's calls say; the first three letter for letter as the specification has them. */
export const WORDS = {
	notSignedIn: 'Вы не авторизованы',
	notCreated: 'Ошибка при создании отчета',
	notAllFields: 'Заполните все поля',
	noConsent: 'Подтвердите согласие на обработку персональных данных',
	otherConsent: 'Текст согласия изменился. Обновите страницу, прочитайте его и подтвердите снова',
	tooMany: 'Слишком много отчётов за час. Подождите немного и повторите.',
	tooManyUnpaid: (most: number) =>
		`За сутки у вас ${counted(most, ['неоплаченный отчёт', 'неоплаченных отчёта', 'неоплаченных отчётов'])}: больше пока нельзя. Оплатите один из них или подождите до завтра.`,
	tooManyUnpaidOfAddress:
		'С вашего адреса за сутки заказано слишком много неоплаченных отчётов. Оплатите один из них или подождите до завтра.',
	noSuchReport: 'Такого отчёта нет. Возможно, его удалили.',
	notYours: 'Среди ваших отчётов такого нет.',
	answeredAlready: 'Этот реестр уже ответил. Обновите страницу.',
	askedAfterPayment: 'Этот реестр спросим сразу после оплаты отчёта.',
	notAskedAnyMore: 'Этот реестр мы больше не спрашиваем: его время вышло.',
	tooManyRepeats: 'Сегодня этот реестр уже спрашивали снова три раза. Дальше спросим его сами.',
	repeated: 'Спрашиваем снова',
	created: 'Отчёт формируется',
	deleted: 'Отчёт удалён',
} as const;
