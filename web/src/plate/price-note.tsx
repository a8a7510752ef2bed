import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { requestsOf } from '../purchase/pack-words.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../site.ts';

const [SMALL, OFFERED] = PACKS;

/** The packs of the dialog, the one that the specification offers there first. */
export const OFFERED_PACKS = [OFFERED, SMALL] as const;

/** What a question to the card index costs and what it is taken from, beside each button that leads to it. */
export function PriceNote({ id }: { id?: string }) {
	const requests = useSession()?.user?.requests ?? 0;
	const { payments } = useSettings();
	const prices = OFFERED_PACKS.map(
		(pack) => `${requestsOf(pack.requests)} за ${showKopecks(pack.kopecks)}`,
	).join(', ');
	return (
		<p id={id} className="text-[14.5px] text-ink-2">
			<b className="font-semibold text-ink">Платно:</b> один запрос с баланса
			{requests > 0 ? `, сейчас там ${requestsOf(requests)}.` : '.'}
			{requests === 0 && payments !== null && ` Пакеты: ${prices}.`}
		</p>
	);
}
