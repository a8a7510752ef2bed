/** What the advertising network can do with a page, with its name for people. */
export const AD_MODES = {
	fine: 'показывает рекламу',
	stub: 'отдаёт заглушку',
	error: 'сообщает об ошибке',
	silent: 'молчит',
	late: 'показывает рекламу через 8 секунд',
	down: 'скрипт не загружается',
} as const;

export type AdMode = keyof typeof AD_MODES;

export function isAdMode(name: unknown): name is AdMode {
	return typeof name === 'string' && Object.hasOwn(AD_MODES, name);
}
