/** What the device of a session is called. */
export function deviceText(device: string | null): string {
	return device ?? 'Неизвестное устройство';
}
