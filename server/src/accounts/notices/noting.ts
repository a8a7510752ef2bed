import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createOutbox } from '../../mail/mail.ts';
import type { TellOfSignIns } from '../accounts.ts';
import { addNotice, findAddresses, type NoticeAddress } from './store.ts';

/** The ways of telling that these settings have. */
function isOn({ mail, push, telegram, max }: Config): Readonly<Record<NoticeAddress['kind'], boolean>> {
	return { mail: mail !== null, push: push !== null, telegram: telegram !== null, max: max !== null };
}

/**
 * Adds notices of a change to every address from before it: a new way in, which may not be the person's,
 * gets none, and one that was taken away gets one.
 */
export function createSignInNoting(
	deps: Pick<Deps, 'config' | 'store' | 'clock'> & { readonly jobs: Pick<Jobs, 'enqueue'> },
): TellOfSignIns {
	const { config, store, jobs } = deps;
	const outbox = createOutbox(deps);
	const on = isOn(config);
	return async (tx, person, change) => {
		const addresses = (await findAddresses(tx, store, person)).filter(({ kind }) => on[kind]);
		for (const address of addresses) {
			const id = await addNotice(tx, store, person.id, address, change);
			if (address.kind === 'mail') await outbox.put(tx, 'sign-in-changed', id);
			else await jobs.enqueue(tx, 'sign-in-notice', { id });
		}
	};
}
