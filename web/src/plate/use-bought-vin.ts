import type { BoughtVin } from '@avtosverka/contract/cabinet';
import { getBoughtVinsRoute } from '@avtosverka/contract/routes/cabinet';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { useEffect, useState } from 'react';
import { call } from '../client.ts';

/**
 * The last VIN of a plate that a person has bought, so that it is not sold to them again: null for none, and
 * where the call failed. Undefined while it is asked for.
 * @param token null when signed out
 */
export function useBoughtVin(plate: Plate, token: string | null): BoughtVin | null | undefined {
	const [answer, setAnswer] = useState<{ readonly of: string; readonly vin: BoughtVin | null } | null>(null);
	useEffect(() => {
		if (token === null) return;
		const withdrawal = new AbortController();
		call(getBoughtVinsRoute, {}, { token, signal: withdrawal.signal }).then(
			(outcome) => {
				// The newest stands first.
				const bought = outcome.kind === 'reply' ? outcome.reply.data : [];
				setAnswer({ of: token, vin: bought.find((line) => line.plate === plate) ?? null });
			},
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [plate, token]);
	if (token === null) return null;
	return answer?.of === token ? answer.vin : undefined;
}
