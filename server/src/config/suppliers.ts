import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import { type PaidSupplierId, SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RegistersSettings, SupplierSettings } from '@avtosverka/registers/settings';
import { StartError } from '../start-error.ts';
import { isWebAddress } from './fields.ts';

type Variables = Readonly<Record<string, string | undefined>>;

type SecondAddresses = typeof SECOND_ADDRESSES;
type SecondAddressName = {
	[Id in keyof SecondAddresses]: `SUPPLIER_${Uppercase<Id>}_${SecondAddresses[Id][0]}`;
}[keyof SecondAddresses];

/** Settings named after suppliers, and the pattern of those named after registers. */
export type SupplierSettingName =
	| `SUPPLIER_${Uppercase<SupplierId>}_URL`
	| `SUPPLIER_${Uppercase<PaidSupplierId>}_${'KEY' | 'DAILY_BUDGET'}`
	| SecondAddressName
	| `SUPPLIER_AVTOCOD_${'REPORT' | 'IMAGE_HOSTS'}`
	| 'REGISTER_<ID>_VIA';

function inCapitals(id: string): string {
	return id.toUpperCase().replaceAll('-', '_');
}

function read(variables: Variables, name: string): string | null {
	return variables[name]?.trim() || null;
}

function readSupplier(variables: Variables, id: SupplierId): SupplierSettings {
	const prefix = `SUPPLIER_${inCapitals(id)}`;
	const address = read(variables, `${prefix}_URL`);
	const url = address?.toLowerCase() === 'off' ? null : address;
	if (url !== null && !isWebAddress(url)) {
		throw new StartError(
			`Настройка ${prefix}_URL: нужен адрес, начинающийся с http:// или https://, или слово off.`,
		);
	}
	return {
		url: url?.replace(/\/+$/, '') ?? null,
		key: read(variables, `${prefix}_KEY`),
		report: read(variables, `${prefix}_REPORT`),
		...readSecondAddresses(variables, id),
		...(id === 'avtocod' && readImageHosts(variables, `${prefix}_IMAGE_HOSTS`)),
	};
}

/** A host by https, with `*.` all below it; or one named with http://, for a supplier on this machine. */
const IMAGE_HOST = /^(https:\/\/(\*\.)?|http:\/\/)[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

function readImageHosts(variables: Variables, name: string): Pick<SupplierSettings, 'imageHosts'> {
	const hosts = (read(variables, name) ?? '').split(/[\s,]+/).filter(Boolean);
	if (hosts.every((host) => IMAGE_HOST.test(host))) return hosts.length > 0 ? { imageHosts: hosts } : {};
	throw new StartError(
		`Настройка ${name}: нужны адреса сайтов через запятую, каждый с https:// и без пути, например https://*.example.ru.`,
	);
}

/** Parts of a supplier that may stand at another host: the setting's suffix, and where it is stored. */
const SECOND_ADDRESSES = {
	gibdd: ['CAPTCHA_URL', 'captchaUrl'],
	fssp: ['PAGE_URL', 'pageUrl'],
	efrsb: ['CARD_URL', 'cardUrl'],
	fedresurs: ['NOTARY_URL', 'notaryUrl'],
} as const satisfies Partial<Record<SupplierId, readonly [string, keyof SupplierSettings]>>;

function readSecondAddresses(variables: Variables, id: SupplierId): Partial<SupplierSettings> {
	const second = Object.hasOwn(SECOND_ADDRESSES, id)
		? SECOND_ADDRESSES[id as keyof typeof SECOND_ADDRESSES]
		: null;
	if (second === null) return {};
	const name = `SUPPLIER_${inCapitals(id)}_${second[0]}`;
	const address = read(variables, name);
	if (address === null) return {};
	if (isWebAddress(address)) return { [second[1]]: address.replace(/\/+$/, '') };
	throw new StartError(`Настройка ${name}: нужен адрес, начинающийся с http:// или https://.`);
}

function isSupplier(id: string): id is SupplierId {
	return (SUPPLIERS as readonly string[]).includes(id);
}

function readOrder(
	variables: Variables,
	register: CarRegister | PersonRegister,
): readonly SupplierId[] | null {
	const name = `REGISTER_${inCapitals(register)}_VIA`;
	const value = read(variables, name);
	if (value === null) return null;
	const order = value.split(',').map((id) => id.trim());
	if (order.every(isSupplier) && new Set(order).size === order.length) return order;
	throw new StartError(
		`Настройка ${name}: нужны поставщики через запятую, без повторов: ${SUPPLIERS.join(', ')}.`,
	);
}

/** Whom the registers ask, where and in which order, from the `SUPPLIER_…` and `REGISTER_…` settings. */
export function readSuppliers(variables: Variables): Pick<RegistersSettings, 'suppliers' | 'via'> {
	const suppliers = Object.fromEntries(SUPPLIERS.map((id) => [id, readSupplier(variables, id)]));
	const via = [...CAR_REGISTERS, ...PERSON_REGISTERS].flatMap((register) => {
		const order = readOrder(variables, register);
		return order === null ? [] : [[register, order] as const];
	});
	return { suppliers, via: Object.fromEntries(via) };
}
