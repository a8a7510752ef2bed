import type { Pack, PackId, PaymentPlace } from '@avtosverka/contract/vocabulary/payment';
import { useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { useSettings } from '../site.ts';
import { useFromHere } from '../ui/from-here.ts';
import { Notice } from '../ui/notice.tsx';
import { Methods } from './methods.tsx';
import { PackChoice } from './pack-choice.tsx';
import { PurchaseProgress } from './purchase-progress.tsx';
import { usePurchase } from './use-purchase.ts';
import { wayBack } from './way-back.ts';
import { creditedWords, UNSETTLED } from './words.ts';

export type PurchaseProps = {
	packs: readonly [Pack, ...Pack[]];
	place: PaymentPlace;
	from: string;
	onPaid?: () => void;
};

/**
 * Buying requests, in any page or dialog: signing in, choosing, paying, and what became of it. Until the
 * session is known the head's mark chooses between signing in and paying, so that nothing moves afterwards.
 */
export function Purchase({ packs, place, from, onPaid = () => {} }: PurchaseProps) {
	const session = useSession();
	const here = useFromHere().from;
	const { payments } = useSettings();
	const [chosen, choose] = useState<PackId>(packs[0].id);
	const { state, send, order } = usePurchase({ place, from, onPaid });
	if (payments === null) {
		return <Notice kind="info">Купить запросы сейчас нельзя: оплата на этом сайте не подключена.</Notice>;
	}
	if (state.name !== 'choosing' && state.name !== 'ordering' && state.name !== 'leaving') {
		return (
			<PurchaseProgress
				state={state}
				send={send}
				on={from === here ? null : wayBack(from)}
				credited={creditedWords}
				unsettled={UNSETTLED}
			/>
		);
	}
	const pack = packs.find(({ id }) => id === chosen) ?? packs[0];
	const busy = state.name === 'choosing' ? null : state.method;
	return (
		<div className="grid gap-5">
			<PackChoice packs={packs} chosen={pack.id} disabled={busy !== null} onChoose={choose} />
			{state.name === 'choosing' && state.problem !== null && (
				<Notice kind="error" announced>
					{state.problem}
				</Notice>
			)}
			{!session?.token && (
				<div className={session === null ? 'signed-in:hidden' : ''}>
					<p className="mb-3.5 font-semibold">Войдите, чтобы купить: запросы зачисляются на ваш аккаунт.</p>
					<SignIn from={here} />
				</div>
			)}
			{session?.token !== null && (
				<div className={session === null ? 'hidden signed-in:block' : ''}>
					<Methods
						methods={payments.methods}
						kopecks={pack.kopecks}
						busy={busy}
						disabled={session === null}
						onChoose={(method) => order({ purpose: 'requests', pack: pack.id, method })}
					/>
				</div>
			)}
			<noscript>
				<p className="text-[15px] text-ink-2">Чтобы купить запросы, включите в браузере JavaScript.</p>
			</noscript>
		</div>
	);
}
