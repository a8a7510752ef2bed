import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { Notice } from '../../../ui/notice.tsx';
import { AskBlockAgain } from './ask-again.tsx';
import { notAsked, silentOrPostponed } from './block-view.ts';
import { SILENCE_IS_PAID_BACK, silenceBeforePayment } from './silence-words.ts';

/** What is missing, why, and when it is asked next: said before anybody pays. */
export function SilentRegisters({ report }: { report: OwnerReport }) {
	const missing = notAsked(report).map((register) => `«${BLOCK_CATALOGUE[register].title}»`);
	const silent = silentOrPostponed(report);
	return (
		<>
			{missing.length > 0 && (
				<Notice kind="warning">
					В этом отчёте не будет: {missing.join(', ')}. Этих источников не спрашивали.
				</Notice>
			)}
			{silent.length > 0 && (
				<Notice kind="warning">
					<p className="font-semibold">Ответов пока нет:</p>
					<ul className="mt-1 grid gap-1.5">
						{silent.map((register) => (
							<li key={register} className="grid">
								<span>{silenceBeforePayment(register, report.meta[register])}</span>
								<AskBlockAgain report={report} register={register} />
							</li>
						))}
					</ul>
					<p className="mt-1.5">{SILENCE_IS_PAID_BACK}</p>
				</Notice>
			)}
		</>
	);
}
