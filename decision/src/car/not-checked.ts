import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Omission } from '@avtosverka/contract/decision';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { pastSilenceWords, silenceWords } from '../silence.ts';
import { type Car, isSettled, isSettledToday, readData, replyOf } from './car.ts';
import { bodyNumbersDiffer, readBodyNumber } from './identity-values.ts';
import { readingsOf } from './readings.ts';

/** What a report never says, in its fixed order. */
const NEVER_KNOWN: readonly Omit<Omission, 'section'>[] = [
	{ what: 'Аварии до 2015 года и без полиции', why: 'ГИБДД учитывает их с 2015 года и только оформленные' },
	{ what: 'Ремонт', why: 'его не записывает ни один реестр' },
	{ what: 'Разрешение на такси', why: 'этот реестр мы не спрашиваем' },
	{ what: 'Лизинг', why: 'о нём сообщают в Федресурс, а о машинах мы его не спрашиваем' },
	{ what: 'Штрафы', why: 'их проверяют по СТС, а не по VIN' },
	{
		what: 'Что изменилось после ответа',
		why: 'реестры обновляются с опозданием: спросите ещё раз в день сделки',
	},
];

/** What this report cannot say: registers without an answer first, then what no register knows. */
export function carOmissionsOf(car: Car): readonly Omission[] {
	const silent = SECTIONS.flatMap((section) => omissionOf(car, section) ?? []);
	const never = NEVER_KNOWN.map((line) => ({ ...line, section: null }));
	return [...silent, ...mileage(car), ...pledgesOfBody(car), ...never];
}

/** A register that has no answer of today that could be relied on, and why; null where it has one. */
export function omissionOf(car: Car, section: Section): Omission | null {
	const why = whySilent(car, section);
	return why === null ? null : { what: SECTION_CATALOGUE[section].title, why, section };
}

/** A car without inspections: its odometer cannot be confirmed. */
function mileage(car: Car): readonly Omission[] {
	const data = readData(car, 'diagnostic');
	if (!isSettled(car, 'diagnostic') || (data !== null && readingsOf(data).length > 0)) return [];
	return [
		{ what: 'Пробег на приборе', why: 'подтвердить нечем, показаний в реестре нет', section: 'diagnostic' },
	];
}

/** A pledge may be written under the number of the body, by which no second question is paid for. */
function pledgesOfBody(car: Car): readonly Omission[] {
	const registered = readData(car, 'registration')?.RequestResult?.vehicle_body_number ?? null;
	const body = registered === null || omissionOf(car, 'zalog') !== null ? null : readBodyNumber(registered);
	if (body === null || !bodyNumbersDiffer(body, foldVin(car.subject.vin))) return [];
	const why = 'залоги искали по VIN, а номер кузова в регистрации другой';
	return [{ what: 'Залог по номеру кузова', why, section: 'zalog' }];
}

/**
 * Why a register has no answer of today that could be relied on, without a full stop; else null. A failure
 * of an earlier question is given with its moment unless `withMoment` is false.
 */
export function whySilent(car: Car, section: Section, withMoment = true): string | null {
	const meta = replyOf(car, section)?.meta;
	const call = car.calls?.[section];
	if (call === 'loading' && !isSettledToday(car, section)) return 'спрашиваем, ответа ещё нет';
	if (meta === undefined) return call === 'failed' ? 'запрос не удался, ответа нет' : 'ещё не спрашивали';
	if (meta.stale) return meta.asOf ? `ответ прежний, от ${formatMoment(meta.asOf)}` : 'ответ прежний';
	switch (meta.state) {
		case 'found':
		case 'clear':
			if (isSettledToday(car, section)) return null;
			return meta.asOf
				? `ответ от ${formatMoment(meta.asOf)}, сегодня не спрашивали`
				: 'день ответа неизвестен';
		case 'partial':
			return 'прочитано не всё';
		default: {
			if (meta.state === 'unreachable' && meta.pending) return 'ещё ждём ответа';
			const silence = { state: meta.state, reason: meta.reason, source: meta.source };
			// A stored silence is that of an earlier question.
			const askedBefore = withMoment && meta.cached ? meta.asOf : null;
			return askedBefore ? pastSilenceWords(silence, askedBefore, 'car') : silenceWords(silence, 'car');
		}
	}
}
