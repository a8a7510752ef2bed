import { StartError } from '../start-error.ts';
import type { SettingName } from './settings.ts';

/** Settings under the names they had before. */
export const RENAMED = {
	MANNERS: 'REQUEST_POLICY',
	OWNER_REPORTS_KEPT_DAYS: 'OWNER_REPORTS_RETENTION_DAYS',
} as const satisfies Readonly<Record<string, SettingName>>;

/** Settings that are gone, each with what takes their place. */
const GONE: Readonly<Record<string, string>> = {
	PROCESSES: 'частоту запросов к поставщикам процессы делят сами, через хранилище',
};

/** Throws StartError for a setting under its former name: to pass over it would change what it asks for. */
export function refuseFormerNames(variables: Readonly<Record<string, string | undefined>>): void {
	for (const [former, name] of Object.entries(RENAMED)) {
		if (variables[former]?.trim()) {
			throw new StartError(`Настройка ${former} теперь называется ${name}: задайте её под новым именем.`);
		}
	}
	for (const [former, instead] of Object.entries(GONE)) {
		if (variables[former]?.trim()) throw new StartError(`Настройки ${former} больше нет: ${instead}.`);
	}
}
