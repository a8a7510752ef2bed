import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** What a person reads who starts a process over a restored copy. */
export const COPY_NOTE =
	'Это восстановленная копия: поставщиков не спрашивают, писем и сообщений нет, платежи и фоновые задания ' +
	'выключены. Начать работу: npm run restore -- --open, затем перезапуск.';

/** The same installation with everything switched off that asks or writes to somebody outside. */
export function asRestoredCopy(config: Config): Config {
	const suppliers = Object.fromEntries(
		Object.entries(config.registers.suppliers).map(([id, supplier]) => [id, { ...supplier, url: null }]),
	) as Config['registers']['suppliers'];
	return {
		...config,
		registers: { ...config.registers, suppliers },
		...{ telegram: null, max: null, mail: null, moneta: null, push: null, jobs: false },
		isRestoredCopy: true,
	};
}

/** Throws StartError for a worker over a restored copy: all that it does there would reach somebody. */
export function refuseWorker({ isRestoredCopy }: Pick<Config, 'isRestoredCopy'>): void {
	if (isRestoredCopy) throw new StartError(COPY_NOTE);
}
