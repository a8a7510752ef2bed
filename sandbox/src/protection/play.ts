/** The bot-protection services that the sandbox plays. */
export const CAPTCHA_SERVICES = ['smartcaptcha', 'turnstile'] as const;
export type CaptchaService = (typeof CAPTCHA_SERVICES)[number];

/** What a service makes of a value, with names for people. */
export const CAPTCHA_MODES = {
	pass: 'пропускает каждое значение один раз',
	fail: 'не пропускает никого',
	used: 'считает каждое значение использованным',
	down: 'обрывает соединение',
	slow: 'отвечает дольше, чем её ждут',
	'inner-failure': 'отвечает, что сломалась внутри',
} as const;
export type CaptchaMode = keyof typeof CAPTCHA_MODES;

export function isCaptchaService(name: unknown): name is CaptchaService {
	return (CAPTCHA_SERVICES as readonly unknown[]).includes(name);
}

export function isCaptchaMode(name: unknown): name is CaptchaMode {
	return typeof name === 'string' && Object.hasOwn(CAPTCHA_MODES, name);
}

/** The state of both services. */
export type CaptchaPlay = {
	modeOf(service: CaptchaService): CaptchaMode;
	setMode(service: CaptchaService, mode: CaptchaMode): void;
	/** True for the first use of a value. */
	use(service: CaptchaService, token: string): boolean;
	reset(): void;
};

/** Older uses are forgotten, so that a long run keeps its size. */
const REMEMBERED = 10_000;

export function createCaptchaPlay(): CaptchaPlay {
	const modes = new Map<CaptchaService, CaptchaMode>();
	const used = new Set<string>();
	return {
		modeOf: (service) => modes.get(service) ?? 'pass',
		setMode: (service, mode) => void modes.set(service, mode),
		use(service, token) {
			const key = `${service}:${token}`;
			if (used.has(key)) return false;
			used.add(key);
			const [oldest] = used;
			if (used.size > REMEMBERED && oldest !== undefined) used.delete(oldest);
			return true;
		},
		reset() {
			modes.clear();
			used.clear();
		},
	};
}
