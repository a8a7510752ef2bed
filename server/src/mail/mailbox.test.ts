import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
	['vera@example.org', 'vera@example.org'],
	['Vera+1@Example.org', 'vera@example.org'],
	['vera+watch+2@example.org', 'vera@example.org'],
	['v.era@example.org', 'v.era@example.org'],
	['v.e.r.a+x@gmail.com', 'vera@gmail.com'],
])('%s is counted as %s', (address, mailbox) => {
	expect(mailboxOf(address)).toBe(mailbox);
});
