import { vi } from 'vitest';

type FakeScript = { src: string; async: boolean; fail(): void; arrive(): void };

/** A page in which scripts arrive or fail when a test says so; call it again for every test. */
export function fakePage() {
	const scripts: FakeScript[] = [];
	const containers: object[] = [];
	const createElement = (name: string) => {
		const listeners = new Map<string, () => void>();
		const element = {
			src: '',
			async: false,
			style: { cssText: '' },
			addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
			remove: () => void containers.splice(containers.indexOf(element), 1),
			fail: () => listeners.get('error')?.(),
			arrive() {
				const ready = new URL(element.src).searchParams.get('onload') ?? '';
				(globalThis as unknown as Record<string, () => void>)[ready]?.();
			},
		};
		if (name === 'script') element.remove = () => {};
		return element;
	};
	vi.stubGlobal('document', {
		createElement,
		head: { append: (script: FakeScript) => scripts.push(script) },
		body: { append: (container: object) => containers.push(container) },
	});
	return { scripts, containers };
}
