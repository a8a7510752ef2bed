import type { OwnProcess } from '@avtosverka/harness/start-process';

/** What an attack is made against: one server of our own on this machine, and nothing else. */
export type Target = {
	readonly server: OwnProcess;
	/** Without a slash at its end. */
	readonly url: string;
	readonly port: number;
	/** Where the server asks about cars: it plays every supplier. */
	readonly sandboxUrl: string;
};

/** One way to do harm, bounded in count and time by itself. */
export type Attack = {
	/** A sentence that holds of a server that withstands it. */
	readonly title: string;
	/** Settings beside the usual ones of the installation that is attacked. */
	readonly settings?: Readonly<Record<string, string>>;
	/** Gives the figures to show; throws a `Broken` where the sentence does not hold. */
	run(target: Target): Promise<string>;
};

/** The sentence of an attack does not hold; the message says why, with figures. */
export class Broken extends Error {
	override readonly name = 'Broken';
}

/** Throws a Broken with these words unless the condition holds. */
export function holds(condition: boolean, words: string): asserts condition {
	if (!condition) throw new Broken(words);
}
