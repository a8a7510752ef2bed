import { vi } from 'vitest';

/** Storage in which everything is kept, or nothing may be. */
function fakeStorage(refused: boolean) {
	const stored = new Map<string, string>();
	const opened = () => {
		if (refused) throw new DOMException('refused', 'SecurityError');
		return stored;
	};
	return {
		stored,
		getItem: (key: string) => opened().get(key) ?? null,
		setItem: (key: string, value: string) => void opened().set(key, value),
		removeItem: (key: string) => void opened().delete(key),
	};
}

/** A browser's window, page and storages, as far as a session looks at them; call it again for every test. */
export function fakeBrowser({ storageRefused = false } = {}) {
	const local = fakeStorage(storageRefused);
	const session = fakeStorage(storageRefused);
	const attributes = new Set<string>();
	const page = Object.assign(new EventTarget(), {
		visibilityState: 'visible',
		cookie: '',
		documentElement: {
			toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
		},
	});
	const view: EventTarget & { addressToken?: string } = new EventTarget();
	vi.stubGlobal('window', view);
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { protocol: 'https:' });
	vi.stubGlobal('localStorage', local);
	vi.stubGlobal('sessionStorage', session);
	return {
		local: local.stored,
		session: session.stored,
		window: view,
		/** Attributes of `<html>`. */
		attributes,
		/** Changes whether the page is seen. */
		turn(state: 'visible' | 'hidden') {
			page.visibilityState = state;
			page.dispatchEvent(new Event('visibilitychange'));
		},
		/** What happens here when another tab changes local storage. */
		otherTab(key: string | null, value: string | null) {
			if (key === null) local.stored.clear();
			else if (value === null) local.stored.delete(key);
			else local.stored.set(key, value);
			view.dispatchEvent(Object.assign(new Event('storage'), { key }));
		},
	};
}
