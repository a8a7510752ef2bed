/**
 * Adds `isFrame=true` to one of our own addresses, before its fragment; other parameters stay as they are.
 */
export function carryFrame(to: string): string {
	const [address = '', fragment] = to.split('#', 2);
	const [path = '', search = ''] = address.split('?', 2);
	const parameters = new URLSearchParams(search);
	if (parameters.get('isFrame') === 'true') return to;
	parameters.set('isFrame', 'true');
	return `${path}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`;
}
