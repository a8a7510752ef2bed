/** What the server would take for an e-mail address, by and large: it has the last word. */
const PLAUSIBLE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The address as it is sent; null for an empty field, undefined for what is no address. */
export function readEmail(text: string): string | null | undefined {
	const bare = text.trim();
	if (bare === '') return null;
	return PLAUSIBLE.test(bare) && bare.length <= 254 ? bare : undefined;
}

/**
 * What happens to a report once it is paid, as sentences: specification, section 2.
 * @param own whether it stands in the payer's cabinet
 */
export function deliveryWords(email: string | null, own: boolean): readonly string[] {
	if (email !== null && own) {
		return [`Отчёт будет отправлен на ${email} и также будет доступен в личном кабинете.`];
	}
	if (email !== null) return [`Отчёт будет отправлен на ${email}.`];
	if (own) return ['Отчёт будет доступен в личном кабинете.'];
	return [
		'Отчёт будет доступен в личном кабинете тому, кто его заказал.',
		'Сохраните ссылку на эту страницу: вам отчёт откроется только по ней.',
	];
}
