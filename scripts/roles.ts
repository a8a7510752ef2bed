import { runRoleCommand } from '@avtosverka/server/moderation/roles/commands';
import { runOnStore } from './store-command.ts';

/** `npm run grant` and `npm run revoke`. */
await runOnStore((store, { words: [what, ...words] }) => {
	const office = { store, clock: { now: () => new Date() } };
	return runRoleCommand(office, what === 'revoke' ? 'revoke' : 'grant', words);
});
