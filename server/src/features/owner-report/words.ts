/** What the owner report's calls say; the first three letter for letter as the specification has them. */
export const WORDS = {
	notSignedIn: 'Вы не авторизованы',
	notCreated: 'Ошибка при создании отчета',
	notAllFields: 'Заполните все поля',
	noConsent: 'Подтвердите согласие на обработку персональных данных',
	otherConsent: 'Текст согласия изменился. Обновите страницу, прочитайте его и подтвердите снова',
	middleNameTwice: 'Отчество указано, хотя отмечено, что его нет. Оставьте что-то одно',
	tooMany: 'Слишком много отчётов за час. Подождите немного и повторите.',
	noSuchReport: 'Такого отчёта нет. Возможно, его удалили.',
	notYours: 'Среди ваших отчётов такого нет.',
	created: 'Отчёт формируется',
	deleted: 'Отчёт удалён',
} as const;
