import { readFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { Settings } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const ENDING = '_FILE';

function isSetting(name: string): boolean {
	return name in Settings.shape || /^SUPPLIER_[A-Z]+_[A-Z_]+$/.test(name);
}

function textOf(name: string, path: string): string {
	try {
		return readFileSync(path, 'utf8').trim();
	} catch (error) {
		const reason = (error as NodeJS.ErrnoException).code ?? 'неизвестная ошибка';
		throw new StartError(`Настройка ${name}: файл ${path} не читается (${reason}).`);
	}
}

/**
 * The environment with the settings that stand in files: `DATA_KEYS_FILE` names a file whose text is
 * `DATA_KEYS`, the way Docker and systemd hand over secrets. Throws StartError for a file that cannot be read
 * and for a setting that is given in both ways.
 */
export function withSettingFiles(variables: Variables): Variables {
	const found: Record<string, string> = {};
	for (const [file, path] of Object.entries(variables)) {
		const name = file.slice(0, -ENDING.length);
		if (!file.endsWith(ENDING) || !path?.trim() || !isSetting(name)) continue;
		if (variables[name]?.trim()) {
			throw new StartError(`Настройки ${name} и ${file} заданы обе: оставьте одну.`);
		}
		found[name] = textOf(file, path.trim());
	}
	return { ...variables, ...found };
}
