import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import { SUPPLIERS, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RegistersSettings, SupplierSettings } from '@avtosverka/registers/settings';
import { StartError } from '../start-error.ts';
import { isWebAddress } from './fields.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The middle of a setting's name that belongs to an id: capitals, `-` as `_`. */
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
		...readCaptchaUrl(variables, `${prefix}_CAPTCHA_URL`),
	};
}

function readCaptchaUrl(variables: Variables, name: string): Pick<SupplierSettings, 'captchaUrl'> {
	const address = read(variables, name);
	if (address === null) return {};
	if (isWebAddress(address)) return { captchaUrl: address.replace(/\/+$/, '') };
	throw new StartError(`Настройка ${name}: нужен адрес, начинающийся с http:// или https://.`);
}

function isSupplier(id: string): id is SupplierId {
	return (SUPPLIERS as readonly string[]).includes(id);
}

function readOrder(variables: Variables, register: CarRegister): readonly SupplierId[] | null {
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
	const via = CAR_REGISTERS.flatMap((register) => {
		const order = readOrder(variables, register);
		return order === null ? [] : [[register, order] as const];
	});
	return { suppliers, via: Object.fromEntries(via) };
}
