/** After so long a page that waits for the script is as good as one without it. */
const PATIENCE_MS = 15_000;

const loading = new Map<string, Promise<void>>();
let count = 0;

/**
 * Loads a foreign script, once for the page; it may run since ours made it (`strict-dynamic`). `address` has
 * a query already; the script calls the function named in `onload` once it is ready. Rejects when it does not
 * come, and the next call tries again.
 */
export function loadScript(address: string): Promise<void> {
	const known = loading.get(address);
	if (known) return known;
	const loaded = insert(address).catch((error: unknown) => {
		loading.delete(address);
		throw error;
	});
	loading.set(address, loaded);
	return loaded;
}

function insert(address: string): Promise<void> {
	count += 1;
	const ready = `protectionReady${count}`;
	const globals = globalThis as unknown as Record<string, (() => void) | undefined>;
	const script = document.createElement('script');
	return new Promise<void>((resolve, reject) => {
		const fail = () => {
			script.remove();
			reject(new Error('the script does not come'));
		};
		const timer = setTimeout(fail, PATIENCE_MS);
		globals[ready] = () => {
			clearTimeout(timer);
			delete globals[ready];
			resolve();
		};
		script.addEventListener('error', () => {
			clearTimeout(timer);
			fail();
		});
		script.async = true;
		script.src = `${address}&onload=${ready}`;
		document.head.append(script);
	});
}
