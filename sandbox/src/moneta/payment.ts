import { MONETA_ACCOUNT, MONETA_SECRET } from '../settings.ts';
import { type Fields, formSignature, isSignature } from './signature.ts';

/** Ways to pay, each with its payment system's numbers; the first goes into notifications. */
export const METHODS = {
	card: { units: ['card', '9990214', '499669'], words: 'Банковская карта' },
	sbp: { units: ['12299232'], words: 'СБП' },
} as const satisfies Record<string, { units: readonly string[]; words: string }>;
export type Method = keyof typeof METHODS;
export const METHOD_NAMES = Object.keys(METHODS) as readonly Method[];

/** Where the payer goes afterwards; null for an address that the form does not name. */
export type Returns = {
	readonly success: string | null;
	readonly fail: string | null;
	readonly inProgress: string | null;
	readonly back: string | null;
};

/** A form that was accepted. */
export type Payment = {
	/** As they were sent, the test mode filled in. */
	readonly fields: Fields;
	readonly transaction: string;
	/** Roubles with a point and two decimals. */
	readonly amount: string;
	readonly description: string;
	readonly methods: readonly Method[];
	readonly chosen: Method;
	readonly returns: Returns;
};

/** «Подпись формы оплаты обязательна»: a flag of the account. */
const SIGNATURE_NEEDED = true;
const LONGEST_ORDER_ID = 255;

/** Why a form is refused, for its payer to read. */
export class FormRefused extends Error {}

/**
 * Reads a form as the payment page takes it. Throws FormRefused.
 * @param siteUrl the one shop's address: payers are sent back there only
 */
export function readPayment(fields: Fields, siteUrl: string): Payment {
	const { MNT_ID: account, MNT_TRANSACTION_ID: transaction = '', MNT_AMOUNT: amount = '' } = fields;
	if (account !== MONETA_ACCOUNT)
		throw new FormRefused(`Счёт получателя (MNT_ID) «${account ?? ''}» не найден`);
	if (transaction === '' || transaction.length > LONGEST_ORDER_ID) {
		throw new FormRefused(`Номер заказа (MNT_TRANSACTION_ID): от 1 до ${LONGEST_ORDER_ID} знаков`);
	}
	if (!/^\d{1,9}\.\d\d$/.test(amount) || Number(amount) === 0) {
		throw new FormRefused('Сумма (MNT_AMOUNT): больше нуля, с точкой и двумя знаками после неё');
	}
	if (fields.MNT_CURRENCY_CODE !== 'RUB')
		throw new FormRefused('Валюта (MNT_CURRENCY_CODE) не та, что у счёта: RUB');
	if (!['0', '1', undefined].includes(fields.MNT_TEST_MODE)) {
		throw new FormRefused('Тестовый режим (MNT_TEST_MODE): 0 или 1');
	}
	refuseSignature(fields);
	const methods = methodsIn(fields);
	return {
		fields: { ...fields, MNT_TEST_MODE: fields.MNT_TEST_MODE ?? '0' },
		transaction,
		amount,
		description: fields.MNT_DESCRIPTION ?? '',
		methods,
		chosen: chosenIn(fields, methods),
		returns: returnsIn(fields, siteUrl),
	};
}

/** The method of a payment system's number; undefined for one that the account does not have. */
export function methodOf(unit: string | undefined): Method | undefined {
	return METHOD_NAMES.find((method) =>
		(METHODS[method].units as readonly (string | undefined)[]).includes(unit),
	);
}

function refuseSignature(fields: Fields): void {
	const given = fields.MNT_SIGNATURE;
	if (given === undefined && !SIGNATURE_NEEDED) return;
	if (given === undefined) throw new FormRefused('Подпись формы (MNT_SIGNATURE) обязательна');
	if (!isSignature(given, formSignature(fields, MONETA_SECRET))) {
		throw new FormRefused('Подпись формы (MNT_SIGNATURE) неверна');
	}
}

function methodsIn(fields: Fields): readonly Method[] {
	const limits = (fields['paymentSystem.limitIds'] ?? '').split(',').filter(Boolean);
	if (limits.length === 0) return METHOD_NAMES;
	const left = METHOD_NAMES.filter((method) => limits.some((unit) => methodOf(unit.trim()) === method));
	if (left.length === 0) throw new FormRefused('Ни одного из способов paymentSystem.limitIds у счёта нет');
	return left;
}

function chosenIn(fields: Fields, methods: readonly Method[]): Method {
	const wanted = methodOf(fields['paymentSystem.unitId']);
	return wanted !== undefined && methods.includes(wanted) ? wanted : (methods[0] as Method);
}

function returnsIn(fields: Fields, siteUrl: string): Returns {
	const read = (name: string) => {
		const address = fields[name];
		if (address === undefined || address === '') return null;
		if (!URL.canParse(address) || new URL(address).origin !== new URL(siteUrl).origin) {
			throw new FormRefused(`Адрес возврата (${name}) ведёт не на сайт магазина`);
		}
		return address;
	};
	return {
		success: read('MNT_SUCCESS_URL'),
		fail: read('MNT_FAIL_URL'),
		inProgress: read('MNT_INPROGRESS_URL'),
		back: read('MNT_RETURN_URL'),
	};
}
