declare global {
	interface Window {
		/** Changes before hydration, an array for each task; then an object that receives later ones. */
		earlyChanges?: (readonly MutationRecord[])[] | { push(changes: readonly MutationRecord[]): void };
	}
}

/** True where the page was translated before it came alive. */
export function isTranslated(): boolean {
	const { earlyChanges: early } = window;
	return Array.isArray(early) && early.length > 0;
}

/** Where a text node stood when it was taken out, and what was put in its place. */
type Place = { readonly parent: Node; readonly next: Node | null; readonly standIn?: ChildNode | undefined };

/**
 * Lets React live with a browser that translates the page. Translators put elements of their own in place of
 * text nodes that React holds; React then throws, or changes words that are not shown (react issue 11538).
 * Before React touches such a node it is put back, and the translator meets it as new words. To be called in
 * the rendering in which React first reads the document: what was translated before is put back at once.
 */
export function liveWithTranslators(): void {
	const early = window.earlyChanges;
	if (!Array.isArray(early)) return;
	const places = new WeakMap<Node, Place>();
	const taken = new WeakSet<Node>();

	// React and translators work in tasks of their own, so no task's changes are those of both.
	const learn = (changes: readonly MutationRecord[]) => {
		const added = new Set<Node>(changes.flatMap(({ addedNodes }) => [...addedNodes]));
		for (const change of changes) {
			for (const node of change.removedNodes) {
				if (!(node instanceof Text)) continue;
				const standIn = nodesInPlace(change, changes).find((one) => added.has(one) && !taken.has(one));
				if (standIn) taken.add(standIn);
				places.set(node, { parent: change.target, next: change.nextSibling, standIn });
			}
		}
	};
	const putBack = (node: Node, parent = places.get(node)?.parent) => {
		const { standIn, next } = places.get(node) ?? {};
		if (standIn?.parentNode) return standIn.replaceWith(node);
		const around = [...(parent?.childNodes ?? [])].find((one) => one.contains(node) || one === next);
		parent?.insertBefore(node, around ?? null);
	};
	early.forEach(learn);
	window.earlyChanges = { push: learn };
	for (const { target, oldValue, removedNodes } of early.flat().reverse()) {
		for (const node of removedNodes) if (node.parentNode !== places.get(node)?.parent) putBack(node);
		if (oldValue !== null && !target.nodeValue?.startsWith(oldValue)) target.nodeValue = oldValue;
	}
	// One half of a text may have been translated before the network brought the other.
	if (early.length > 0) document.body.normalize();

	const { removeChild, insertBefore } = Node.prototype;
	Node.prototype.removeChild = function (child) {
		if (child.parentNode !== this) putBack(child, this);
		return removeChild.call(this, child) as typeof child;
	};
	Node.prototype.insertBefore = function (node, before) {
		if (before && before.parentNode !== this) putBack(before, this);
		return insertBefore.call(this, node, before) as typeof node;
	};
	const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
	Object.defineProperty(Text.prototype, 'nodeValue', {
		...value,
		set(words) {
			if (this.parentNode === null) putBack(this);
			value?.set?.call(this, words);
		},
	});
}

/** What may stand in place of a node that a change took out, the likeliest first. */
function nodesInPlace(change: MutationRecord, changes: readonly MutationRecord[]): ChildNode[] {
	const { target, previousSibling, nextSibling } = change;
	const later = changes.filter(
		(other) =>
			other.target === target &&
			other.previousSibling === previousSibling &&
			other.nextSibling === nextSibling,
	);
	const near = [
		change.addedNodes[0],
		previousSibling,
		nextSibling,
		...later.map((other) => other.addedNodes[0]),
	];
	return near.filter((one) => one) as ChildNode[];
}
