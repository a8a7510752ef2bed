import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import { SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RegistersSettings, SupplierSettings } from '@avtosverka/registers/settings';
import { SUPPLIER_POLICIES } from '@avtosverka/registers/supplier-policies';
import type { SupplierPolicy } from '@avtosverka/registers/supplier-policy';
import { StartError } from '../start-error.ts';
import { isWebAddress } from './fields.ts';

type Variables = Readonly<Record<string, string | undefined>>;

type Policies = typeof SUPPLIER_POLICIES;

/** Settings named after suppliers: those that their folders declare. */
export type SupplierSettingName = {
	[Id in SupplierId]: `SUPPLIER_${Uppercase<Id>}_${keyof Policies[Id]['settings'] & string}`;
}[SupplierId];

/** The middle of a setting's name that belongs to an id: capitals, `-` as `_`. */
export function inCapitals(id: string): string {
	return id.toUpperCase().replaceAll('-', '_');
}

function read(variables: Variables, name: string): string | null {
	return variables[name]?.trim() || null;
}

/** The name of a supplier's setting by its end: `SUPPLIER_GIBDD_URL`. */
export function supplierSetting(id: SupplierId, end: string): string {
	return `SUPPLIER_${inCapitals(id)}_${end}`;
}

function readSupplier(variables: Variables, id: SupplierId): SupplierSettings {
	const name = supplierSetting(id, 'URL');
	const address = read(variables, name);
	const url = address?.toLowerCase() === 'off' ? null : address;
	if (url !== null && !isWebAddress(url)) {
		throw new StartError(
			`Настройка ${name}: нужен адрес, начинающийся с http:// или https://, или слово off.`,
		);
	}
	return {
		url: url?.replace(/\/+$/, '') ?? null,
		key: read(variables, supplierSetting(id, 'KEY')),
		...readOwn(variables, id),
	};
}

/** What a supplier alone has, as its folder declares it; nothing of what is not set. */
function readOwn(variables: Variables, id: SupplierId): Partial<SupplierSettings> {
	const { settings }: SupplierPolicy = SUPPLIER_POLICIES[id];
	const own = Object.entries(settings).map(([end, { sets }]) => {
		const name = supplierSetting(id, end);
		const text = sets === undefined ? null : read(variables, name);
		return [sets?.field, sets === undefined || text === null ? null : READERS[sets.as](text, name)];
	});
	return Object.fromEntries(own.filter(([, value]) => value !== null));
}

/** A host by https, with `*.` all below it; or one named with http://, for a supplier on this machine. */
const IMAGE_HOST = /^(https:\/\/(\*\.)?|http:\/\/)[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

/** How the text of a setting becomes its value; null for one that says nothing. */
const READERS = {
	text: (text: string, _name: string) => text,
	address(text: string, name: string) {
		if (isWebAddress(text)) return text.replace(/\/+$/, '');
		throw new StartError(`Настройка ${name}: нужен адрес, начинающийся с http:// или https://.`);
	},
	origins(text: string, name: string) {
		const hosts = text.split(/[\s,]+/).filter(Boolean);
		if (hosts.every((host) => IMAGE_HOST.test(host))) return hosts.length > 0 ? hosts : null;
		throw new StartError(
			`Настройка ${name}: нужны адреса сайтов через запятую, каждый с https:// и без пути, например https://*.example.ru.`,
		);
	},
};

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
