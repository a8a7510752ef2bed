import type { PushSubscription } from '@avtosverka/contract/push';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PushRefused, pushAbility, subscribeBrowser } from './browser-push.ts';

type PushChoiceProps = {
	/** What the browser subscribes with. */
	pushKey: string;
	busy: boolean;
	onAdd: (subscription: PushSubscription) => void;
	onRefused: (words: string) => void;
};

/** Offers to show changes in this browser, also while the site is closed; or explains why it cannot. */
export function PushChoice({ pushKey, busy, onAdd, onRefused }: PushChoiceProps) {
	const [asking, setAsking] = useState(false);
	const ability = pushAbility();
	if (ability !== 'yes') {
		return (
			<p className="mt-3 text-[15px] text-ink-2">
				{ability === 'by-install'
					? 'Уведомления на iPhone и iPad приходят, только если добавить сайт на экран «Домой» и открыть его оттуда (нужна iOS 16.4 или новее).'
					: 'Этот браузер не умеет показывать уведомления сайтов.'}
			</p>
		);
	}
	async function add() {
		setAsking(true);
		try {
			onAdd(await subscribeBrowser(pushKey));
		} catch (error) {
			if (!(error instanceof PushRefused)) throw error;
			onRefused(error.message);
		} finally {
			setAsking(false);
		}
	}
	return (
		<Button
			variant="ghost"
			size="s"
			disabled={busy}
			busy={asking}
			className="mt-3"
			onClick={() => void add()}
		>
			Уведомлять в этом браузере
		</Button>
	);
}
