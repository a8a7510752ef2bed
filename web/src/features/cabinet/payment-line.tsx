import type { Payment } from '@avtosverka/contract/cabinet';
import { returnLine } from '@avtosverka/contract/owner-report/return-words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { showRoubles } from '@avtosverka/contract/vocabulary/money';
import { requestsOf } from '../../purchase/pack-words.ts';
import { OwnLink } from '../../ui/link.tsx';
import { reportAddress } from '../../ui/owner-report-addresses.ts';

/** One payment: how much, when, what for, and what became of it where that is not what was bought. */
export function PaymentLine(payment: Payment) {
	const { mnt_amount, mnt_transaction_id, created_at, report_uuid } = payment;
	const remark = remarkOn(payment);
	return (
		<div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
			<b className="figures mr-auto text-lg font-semibold">{showRoubles(Number(mnt_amount))}</b>
			<time dateTime={created_at} className="figures text-[15px] text-ink-2">
				{formatMoment(created_at)}
			</time>
			<span className="basis-full">
				{report_uuid === null ? (
					boughtWords(payment)
				) : (
					<OwnLink to={reportAddress(report_uuid)} className="text-accent">
						{boughtWords(payment)}
					</OwnLink>
				)}
			</span>
			{remark !== null && <span className="basis-full text-[15px] text-ink-2">{remark}</span>}
			<span className="figures basis-full text-[14px] wrap-anywhere text-ink-3">
				Платёж № {mnt_transaction_id}
			</span>
		</div>
	);
}

function boughtWords({ purpose, requests }: Payment): string {
	return purpose === 'report1' ? 'Отчёт о владельце' : `${requestsOf(requests)} к картотеке ГИБДД`;
}

function remarkOn({ state, report, requests, returned }: Payment): string | null {
	if (state === 'refunded') return 'Деньги возвращены.';
	if (report === null || report === 'opened') return returned && returnLine(returned);
	const why = report === 'gone' ? 'Отчёт был удалён до оплаты' : 'Отчёт уже был оплачен';
	return requests > 0 ? `${why}: на баланс зачислено ${requestsOf(requests)}.` : `${why}: деньги вернём.`;
}
