/** Where a shared text leads in which there is no car. */
export const NOTHING_SHARED = '/?shared=nothing';

/** True on the home page after such a text. */
export function isNothingShared(parameters: URLSearchParams): boolean {
	return parameters.get('shared') === 'nothing';
}
