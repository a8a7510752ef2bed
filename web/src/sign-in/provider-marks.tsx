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

/** Yandex's letter on its red. */
export function YandexMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none">
			<circle cx="12" cy="12" r="12" fill="#fc3f1d" />
			<path
				d="M13.6 7.1h-1c-1.7 0-2.6.9-2.6 2.1 0 1.4.6 2.1 1.9 3l1 .7-3 4.5H7.7l2.7-4c-1.6-1.1-2.4-2.2-2.4-4 0-2.3 1.6-3.9 4.6-3.9h3v11.9h-2V7.1Z"
				fill="#fff"
			/>
		</svg>
	);
}

/** VK's two letters on its blue. */
export function VkMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none">
			<rect width="24" height="24" rx="6" fill="#07f" />
			<path
				d="M6.79 7.3H4.05c.13 6.24 3.25 9.99 8.72 9.99h.31v-3.57c2.01.2 3.53 1.67 4.14 3.57h2.84c-.78-2.84-2.83-4.41-4.11-5.01 1.28-.74 3.08-2.54 3.51-4.98h-2.58c-.56 1.98-2.22 3.78-3.8 3.95V7.3H10.5v6.92c-1.6-.4-3.62-2.34-3.71-6.92Z"
				fill="#fff"
			/>
		</svg>
	);
}

/** A round speech bubble for MAX: it publishes no sign for buttons of others. */
export function MaxMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none" fill="currentColor">
			<path
				fillRule="evenodd"
				d="M12.2 2.2c-5.7 0-9.9 4.3-9.9 9.9 0 3 .5 6.9 1.8 8.6.7.9 2.5.5 4-.9 1.1 1.2 2.6 2 4.3 2 5.4 0 9.5-4.3 9.5-9.8s-4-9.8-9.7-9.8Zm.1 14.6c-2.7 0-4.8-2.1-4.8-4.8s2.1-4.8 4.8-4.8 4.7 2.1 4.7 4.8-2.1 4.8-4.7 4.8Z"
			/>
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
