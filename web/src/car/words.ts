import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type SupplierId, supplierName } from '@avtosverka/contract/vocabulary/supplier';

/** What the report's page says of itself. Texts quoted in the specification are letter for letter. */

/** A call to our own API failed (specification, section 8). */
export const LOAD_FAILED = 'Ошибка загрузки данных';

/** The same in the layout of the widget: specification, section 8. */
export const ROW_FAILED = 'Ошибка получения данных с сервера. Попробуйте позже';
export const ASK = 'Запросить данные';
export const ASK_AGAIN = 'Запросить снова';
export const ASKING = 'Спрашиваем…';
export const ORDER_REPORT = 'Заказать отчет';
/** Stands beside it: the report is not ours. */
export const PARTNERS_OFFER = 'Платно, на сайте партнёра';
export const NOTHING_READ = 'Ни одну из записей прочитать не удалось.';
export const STILL_WAITING = 'Мы продолжаем спрашивать и сохраним ответ.';

/** Stands beside the sentence that no register knows a VIN. */
export const CHECK_THE_NUMBER = 'Чаще всего путают 8 и B, 0 и D, 1 и 7.';

/** Who wants the digits, and that nothing is known without them. */
export function digitsWanted(supplier: SupplierId): string {
	return `${supplierName(supplier)} ответит, когда вы введёте цифры с картинки.`;
}

/** «Результаты проверки «Розыск» будут отображены здесь.» */
export function placeholder(section: Section): string {
	return `Результаты проверки «${SECTION_CATALOGUE[section].title}» будут отображены здесь.`;
}
