const RING = { fill: 'none', strokeWidth: 4 } as const;

/** Google's letter in its four colours. */
export function GoogleMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none">
			<path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" {...RING} />
			<path d="M5.07 8a8 8 0 0 0 0 8" stroke="#fbbc05" {...RING} />
			<path d="M5.07 16a8 8 0 0 0 12.59 1.66" stroke="#34a853" {...RING} />
			<path d="M12 12h8a8 8 0 0 1-2.34 5.66" stroke="#4285f4" {...RING} />
		</svg>
	);
}

/** Telegram's paper plane. */
export function TelegramMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none" fill="currentColor">
			<path d="M21.6 3.3 2.9 10.6c-.9.4-.9 1.6.1 1.9l4.6 1.5 1.8 5.6c.3.8 1.3 1 1.9.4l2.6-2.6 4.7 3.4c.7.5 1.6.1 1.8-.7L23 4.6c.2-.9-.6-1.6-1.4-1.3ZM9.3 13.6l8.5-5.7-6.9 6.8-.4 3Z" />
		</svg>
	);
}
