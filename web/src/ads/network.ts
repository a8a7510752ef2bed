/** A block as the network draws it; `renderTo` is the id of an element. */
export type AdBlock = {
	readonly blockId: string;
	readonly renderTo: string;
	readonly onRender: (event?: { readonly product?: string }) => void;
	readonly onError: (event?: unknown) => void;
};

type AdManager = {
	render(block: AdBlock): void;
	destroy?(block: Pick<AdBlock, 'blockId' | 'renderTo'>): void;
};

declare global {
	interface Window {
		/** Tasks for the network's script; it works them off when it comes, and later ones at once. */
		yaContextCb?: { push(task: () => void): unknown };
		Ya?: { readonly Context?: { readonly AdvManager?: AdManager } };
	}
}

/** The page as the network sees it. */
export type AdPage = {
	/** Resolves once the script ran; rejects when it cannot be loaded. */
	load(scriptUrl: string): Promise<void>;
	/** Runs a task once the network's script is there: never, when it does not come. */
	whenReady(task: () => void): void;
	manager(): AdManager | undefined;
	isFilled(renderTo: string): boolean;
};

const loading = new Map<string, Promise<void>>();

/** One script element a page; one that failed is forgotten, so that the next report tries again. */
function load(scriptUrl: string): Promise<void> {
	const known = loading.get(scriptUrl);
	if (known) return known;
	const script = document.createElement('script');
	const loaded = new Promise<void>((resolve, reject) => {
		script.onload = () => resolve();
		script.onerror = () => {
			loading.delete(scriptUrl);
			script.remove();
			reject(new Error('the script of the advertising network did not load'));
		};
	});
	loading.set(scriptUrl, loaded);
	script.src = scriptUrl;
	script.async = true;
	document.head.append(script);
	return loaded;
}

/**
 * The advertising network of Yandex (RSYA) in this page: https://yandex.ru/support/partner2/. Queue,
 * `render`, `destroy` and `onError` are as pages in use write them; `onRender` and its `product` are not
 * confirmed by the network's papers, so they are not relied upon: what stands in the element counts as well.
 */
export const adPage: AdPage = {
	load,
	whenReady(task) {
		window.yaContextCb ??= [];
		window.yaContextCb.push(task);
	},
	manager: () => window.Ya?.Context?.AdvManager,
	isFilled(renderTo) {
		const place = document.getElementById(renderTo);
		return Array.from(place?.children ?? []).some((child) => child.getBoundingClientRect().height > 0);
	},
};
