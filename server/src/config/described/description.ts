import type { Settings } from '../settings.ts';
import type { SupplierSettingName } from '../suppliers.ts';

/** Every name that the environment is read for. */
export type SettingName = keyof Settings | SupplierSettingName | 'REGISTER_<ID>_VIA';

/** What docs/settings.md says to an administrator about a setting. */
export type SettingDescription = {
	readonly text: string;
	/** The default in words, where the declaration has none or it depends on something else. */
	readonly byDefault?: string;
	/** True: anyone who reads its value could act in our name; it is never shown. */
	readonly secret?: true;
};

/** SettingDescriptions of a group, which name nothing but settings that are there. */
export type SettingDescriptions = Readonly<Partial<Record<SettingName, SettingDescription>>>;
