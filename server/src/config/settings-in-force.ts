import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_REGISTERS } from '@avtosverka/contract/vocabulary/register';
import { declaredDefaults, SETTING_GROUPS } from './settings.ts';
import { inCapitals } from './suppliers.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings under one headline of docs/settings.md, as the operator's console shows them. */
export type SettingsInForce = {
	readonly title: string;
	readonly settings: readonly {
		readonly name: string;
		/** Of a secret only whether it is set. */
		readonly value: string;
		/** False: by default. */
		readonly set: boolean;
	}[];
};

const LONGEST = 200;
/** A name and a password before the host of an address. */
const USER_INFO = /\/\/[^/@\s]*@/g;

function inWords(value: unknown): string {
	if (value === null || value === undefined) return 'не задано';
	const text = Array.isArray(value) ? value.join(', ') || 'нет' : String(value);
	const shown = text.replace(USER_INFO, '//…@');
	return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

/** One line for each register whose order is set; the declaration stands for all of them. */
function namesOf(name: string, variables: Variables): readonly string[] {
	if (name !== 'REGISTER_<ID>_VIA') return [name];
	return [...CAR_REGISTERS, ...PERSON_REGISTERS]
		.map((register) => name.replace('<ID>', inCapitals(register)))
		.filter((one) => variables[one]?.trim());
}

/** Every declared setting, as it was set or by default, in the groups of docs/settings.md. */
export function settingsInForce(variables: Variables): readonly SettingsInForce[] {
	const defaults = declaredDefaults();
	return SETTING_GROUPS.map(({ title, settings }) => ({
		title,
		settings: Object.entries(settings).flatMap(([declared, { secret }]) =>
			namesOf(declared, variables).map((name) => {
				const text = variables[name]?.trim() || null;
				const value = secret ? (text === null ? 'не задано' : 'задано') : inWords(text ?? defaults[name]);
				return { name, value, set: text !== null };
			}),
		),
	}));
}
