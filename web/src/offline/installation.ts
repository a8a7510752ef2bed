/** The event by which a browser offers installation (web.dev/articles/customize-install). */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/**
 * `installed`: opened from its own icon, or just installed. `offered`: one button does it. `by-hand`: a phone
 * whose browser has no such button. `unknown`: the browser has said nothing (yet).
 */
export type Installation = 'installed' | 'offered' | 'by-hand' | 'unknown';

declare global {
	interface Window {
		/** An offer that came before the scripts did. */
		installOffer?: InstallOffer;
	}
}

let offer: InstallOffer | null = null;
let installed = false;
const listeners = new Set<() => void>();

function changed(): void {
	for (const listener of listeners) listener();
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

/** Begins to listen to the browser; called once, when the page wakes up. */
export function watchInstallation(): void {
	offer = window.installOffer ?? null;
	addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		offer = event as InstallOffer;
		changed();
	});
	addEventListener('appinstalled', () => {
		installed = true;
		offer = null;
		changed();
	});
}

/** Whether the site stands on this device as an application, and how it can. */
export const installation = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	state(): Installation {
		if (installed || isStandalone()) return 'installed';
		if (offer !== null) return 'offered';
		return isApplePhone() ? 'by-hand' : 'unknown';
	},
	/** Asks the person once; an offer works a single time, whatever the answer. */
	async install(): Promise<void> {
		const used = offer;
		offer = null;
		await used?.prompt();
		changed();
	},
};
