import type { BaseData } from '@avtosverka/contract/check/base';
import { showValue, withUnit } from '../../ui/record/values.ts';

/** Stands for a basic value that no source gives (specification, section 2). */
export const NO_VALUE = '-';

export type BaseFact = { readonly label: string; readonly value: string };

/** The basic card in its order; null before anything is known. */
export function baseFacts(data: BaseData | null): readonly BaseFact[] {
	const fact = (label: string, value: string | number | null | undefined): BaseFact => ({
		label,
		value: value === null || value === undefined || value === '' ? NO_VALUE : showValue(value),
	});
	const measured = (value: number | null | undefined, unit: string) =>
		value === null || value === undefined ? null : withUnit(value, unit);
	const facts = [
		fact('Модель', data?.model),
		fact('Год', data?.year),
		fact('VIN', data?.vin),
		fact('Номер кузова', data?.frame_id),
		fact('Цвет', data?.color),
		fact('Мощность', measured(data?.power, 'лс.')),
		fact('Объём двигателя', measured(data?.volume, 'см3')),
		fact('Тип', data?.type),
	];
	return data?.frame ? [...facts, fact('Шасси', data.frame)] : facts;
}
