/** Written by `reading-minutes-plugin.ts` when the site is built. */
declare module 'virtual:reading-minutes' {
	/** Minutes that an article takes, by its slug. */
	export const MINUTES: Readonly<Record<string, number>>;
}
