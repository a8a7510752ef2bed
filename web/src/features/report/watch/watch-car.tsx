import { beginWatchRoute } from '@avtosverka/contract/routes/watches';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Bell } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { failureText } from '../../../client.ts';
import { protectedCall } from '../../../protection/protected-call.ts';
import { storedToken, watchToken } from '../../../session/stored-token.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useFromHere } from '../../../ui/from-here.ts';
import { OwnLink } from '../../../ui/link.tsx';

const WORDS = 'Следить за машиной';

/** Has a car watched until the deal; who is not signed in signs in first. */
export function WatchCar({ vin }: { vin: Vin }) {
	const token = useSyncExternalStore(watchToken, storedToken, () => null);
	const from = useFromHere();
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<{ text: string; isBegun: boolean } | null>(null);

	async function begin(by: string) {
		setBusy(true);
		const outcome = await protectedCall(beginWatchRoute, { vin }, { token: by });
		setBusy(false);
		const isBegun = outcome.kind === 'reply';
		setSaid({ text: isBegun ? outcome.reply.message : failureText(outcome), isBegun });
	}

	const icon = <Bell aria-hidden className="size-[18px] flex-none" />;
	return (
		<div>
			{token === null ? (
				<OwnLink to="/auth" state={from} className={buttonClass('ghost', 's')}>
					{icon}
					{WORDS}
				</OwnLink>
			) : (
				<Button variant="ghost" size="s" busy={busy} onClick={() => void begin(token)} icon={icon}>
					{WORDS}
				</Button>
			)}
			<p role="status" className="mt-1.5 text-[15px] text-ink-2 empty:hidden">
				{said?.text}{' '}
				{said?.isBegun && (
					<OwnLink to="/user/reports#watches" className="text-accent">
						Куда сообщать
					</OwnLink>
				)}
			</p>
		</div>
	);
}
