/** Editors save one file in several steps: what changes within this time, in ms, is one change. */
const TOGETHER = 300;

/** Collects names of what changed until they are asked for. */
export class Changes {
	#names = new Set<string>();
	#timer: NodeJS.Timeout | undefined;
	#settled = Promise.withResolvers<void>();

	add(name: string): void {
		this.#names.add(name);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#settled.resolve(), TOGETHER);
	}

	/** Waits until something has changed and changes have stopped. Each change is returned once. */
	async next(): Promise<string[]> {
		await this.#settled.promise;
		// Later changes are in the names already: their timer must not report them again.
		clearTimeout(this.#timer);
		const names = [...this.#names];
		this.#names.clear();
		this.#settled = Promise.withResolvers();
		return names;
	}
}
