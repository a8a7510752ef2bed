/** Messages to people about their sign-ins. */
export const WORDS = {
	unknown: 'Этот вход уже завершён.',
	ended: 'Вход завершён.',
	endedOthers: 'На остальных устройствах вы вышли.',
	endedAll: 'Вы вышли на всех устройствах.',
} as const;
