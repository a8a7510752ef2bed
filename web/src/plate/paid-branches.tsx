import { Purchase } from '../purchase/purchase.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { useFromHere } from '../ui/from-here.ts';
import { Notice } from '../ui/notice.tsx';
import { OFFERED_PACKS } from './price-note.tsx';

/** A paid question needs somebody who pays. */
export function SignedOut() {
	return (
		<div>
			<p className="mb-3.5 font-semibold">Войдите, чтобы спросить картотеку ГИБДД.</p>
			<SignIn from={useFromHere().from} />
		</div>
	);
}

/** Nothing is left to pay with: the offer stands right here, and the dialog is found again after paying. */
export function NoRequests({ onPaid }: { onPaid: () => void }) {
	return (
		<div className="grid gap-4">
			<Notice kind="warning">В данный момент у Вас нет оплаченых запросов</Notice>
			<Purchase packs={OFFERED_PACKS} place="website" from={useFromHere().from} onPaid={onPaid} />
		</div>
	);
}
