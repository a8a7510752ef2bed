/** Addresses whose last part belongs to somebody: a car, a person's report. */
const PERSONAL = [/^(\/checks\/).+/i, /^(\/ownerReport\/)(?!consent$).+/i, /^(\/moderation).+/i];

/** The path of a page as a counter may know it: without whose car or report it is. */
export function countablePath(path: string): string {
	return PERSONAL.reduce((shown, pattern) => shown.replace(pattern, '$1…'), path);
}
