import { type ChangedCars, carAt } from '../subjects/changed-car.ts';
import { moscowDay } from '../subjects/day.ts';
import { tellByVin } from '../subjects/tell.ts';
import type { CaptchaFault } from './captcha.ts';
import { CHECKS, type CheckName, isRegistration } from './checks.ts';
import { type Result, requestTime } from './words.ts';

const HOSTNAME = 'sandbox-check0-dc';

/** What is said to an answer to the picture that does not do: `code` or `status`, as it comes. */
const CAPTCHA_ANSWERS: Readonly<Record<CaptchaFault, Result>> = {
	wrong: { code: 201, message: 'Цифры с картинки введены неверно' },
	old: {
		message: 'Прошло слишком много времени с момента загрузки картинки, повторите попытку',
		status: 201,
	},
	unknown: { message: 'Срок действия кода CAPTCHA устарел, попробуйте снова.', status: 201 },
	session: { message: 'Доступ запрещен', status: 403 },
};

/** The body for a picture that was not read, or by another visitor; HTTP 200 like all the others. */
export function captchaAnswer(fault: CaptchaFault): Result {
	return CAPTCHA_ANSWERS[fault];
}

/** The body of a check about any text: a VIN in any alphabet, or no VIN. */
export function checkAnswer(
	name: CheckName,
	vin: string,
	{ now, changes }: { readonly now: Date; readonly changes: ChangedCars },
): Result {
	const { subject, cars: reported } = tellByVin(vin, moscowDay(now));
	const cars = reported.map((one) => carAt(one, changes, now));
	const form = subject?.gibdd?.form ?? null;
	const car = form === 'unknown' ? undefined : cars[0];
	const { tell, nothing } = CHECKS[name];
	if (isRegistration(name) && form === 'withheld') {
		return {
			...envelope(null, vin, 403, now),
			message: 'Информация по указанному VIN не может быть предоставлена',
		};
	}
	if (car) return envelope(tell({ car, now, form }), vin, 200, now);
	if (nothing) return envelope(nothing, vin, 200, now);
	return { RequestResult: null, vin, regnum: null, message: '404:No data found', status: 404 };
}

/** The body of a check that the register could not carry out. */
export function failedAnswer(vin: string, now: Date): Result {
	const message =
		'Ошибка исполнения запроса:Ошибка исполнения запроса сервером: java.lang.Exception: No results found';
	return { ...envelope('', vin, 500, now), message };
}

function envelope(result: Result | string | null, vin: string, status: number, now: Date): Result {
	return { requestTime: requestTime(now), RequestResult: result, hostname: HOSTNAME, vin, status };
}
