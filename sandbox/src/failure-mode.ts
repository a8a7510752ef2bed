/** Every way in which a supplier can be well or unwell, with its name for people. */
export const FAILURE_MODES = {
	fine: 'всё хорошо',
	slow: 'отвечает медленно',
	down: 'обрывает соединение',
	'429': 'слишком много запросов (429)',
	'503': 'страница «технические работы» (503)',
	garbage: 'присылает мусор',
	half: 'присылает половину ответа',
	stopped: 'страница «Service has stop!» вместо ответа',
	hanging: 'молчит и не отпускает',
	security: 'не принимает ключ',
	'source-error': 'один источник с ошибкой',
	endless: 'один источник не заканчивает никогда',
} as const;

export type FailureMode = keyof typeof FAILURE_MODES;

export function isFailureMode(name: unknown): name is FailureMode {
	return typeof name === 'string' && Object.hasOwn(FAILURE_MODES, name);
}

/** A slow supplier takes this long for every call, ms, beside its slow sources. */
export const SLOW_CALL_MS = 1000;

/** How many times longer everything takes while a supplier is slow. */
export const SLOWNESS = 6;
