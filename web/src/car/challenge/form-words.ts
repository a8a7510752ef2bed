import { type SupplierId, supplierName } from '@avtosverka/contract/vocabulary/supplier';

export const SUBMIT_DIGITS = 'Отправить';
export const ANOTHER_PICTURE = 'Другая картинка';
export const DIGITS_LABEL = 'Цифры с картинки';
/** The field is empty, or holds what no picture shows. */
export const DIGITS_MISSING = 'Введите цифры с картинки';
export const DIGITS_WRONG = 'Цифры не подошли, вот новая картинка';

/** What typing them brings, and that there is no other way; stands under the field. */
export function digitsHint(supplier: SupplierId): string {
	return `Этих цифр хватит на все разделы ${supplierName(supplier)}. Звуковой версии картинки нет: картинку даёт сама ${supplierName(supplier)}.`;
}
