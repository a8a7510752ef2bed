/** Where a dot in the name of a mailbox means nothing. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for counting: without a tag (`+news`), without dots where they mean
 * nothing, in small letters. Letters themselves go to the address as it was written.
 */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf('@');
	const domain = address.slice(at + 1).toLowerCase();
	const [name = ''] = address.slice(0, at).toLowerCase().split('+');
	return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
