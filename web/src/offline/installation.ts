/** The event by which a browser offers installation (web.dev/articles/customize-install). */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/**
 * `installed`: opened from its own icon, or just installed. `offered`: one button does it. `by-hand`: a phone
 * whose browser has no such button. `unknown`: the browser has said nothing (yet).
 */
export type Installation = 'installed' | 'offered' | 'by-hand' | 'unknown';

declare global {
	interface Window {
		/** The offer that waits: it comes once, often before the scripts do (loading/early-script.ts). */
		installOffer?: InstallOffer;
	}
}

const EVENTS = ['beforeinstallprompt', 'appinstalled'];

let installed = false;
const listeners = new Set<() => void>();

function changed(): void {
	for (const listener of listeners) listener();
}

function onEvent(event: Event): void {
	installed = event.type === 'appinstalled';
	if (installed) delete window.installOffer;
	else {
		event.preventDefault();
		window.installOffer = event as InstallOffer;
	}
	changed();
}

function isStandalone(): boolean {
	return (
		matchMedia('(display-mode: standalone)').matches ||
		('standalone' in navigator && navigator.standalone === true)
	);
}

function isApplePhone(): boolean {
	return /iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** Whether the site stands on this device as an application, and how it can. */
export const installation = {
	subscribe(listener: () => void): () => void {
		if (listeners.size === 0) for (const kind of EVENTS) addEventListener(kind, onEvent);
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) for (const kind of EVENTS) removeEventListener(kind, onEvent);
		};
	},
	state(): Installation {
		if (installed || isStandalone()) return 'installed';
		if (window.installOffer) return 'offered';
		return isApplePhone() ? 'by-hand' : 'unknown';
	},
	/** Asks the person once; an offer works a single time, accepted or not. */
	async install(): Promise<void> {
		const used = window.installOffer;
		delete window.installOffer;
		await used?.prompt();
		changed();
	},
};
