/** Editors save one file in several steps: what changes within this time, in ms, is one change. */
const TOGETHER = 300;

/** Collects names of what changed until somebody asks for them. */
export class Changes {
	#names = new Set<string>();
	#timer: NodeJS.Timeout | undefined;
	#settled = Promise.withResolvers<void>();

	add(name: string): void {
		this.#names.add(name);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#settled.resolve(), TOGETHER);
	}

	/** Waits until something changed and things are quiet again. Each change is told once. */
	async next(): Promise<string[]> {
		await this.#settled.promise;
		// What came while nobody asked is in the names already: it must not be told again.
		clearTimeout(this.#timer);
		const names = [...this.#names];
		this.#names.clear();
		this.#settled = Promise.withResolvers();
		return names;
	}
}
