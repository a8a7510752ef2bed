import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ReportPurchase } from '../../../purchase/report-purchase.tsx';
import { useSession } from '../../../session/use-session.ts';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reportAddress } from '../../../ui/owner-report-addresses.ts';
import { deliveryWords } from './email.ts';
import { EmailStep } from './email-step.tsx';
import { PersonCheck } from './person-check.tsx';
import { SilentRegisters } from './silent-registers.tsx';

const BEFORE_PAYING =
	'Перед оплатой проверьте фамилию, имя, отчество, паспорт и дату рождения: исправить их в готовом отчёте нельзя.';

/** From where to send the report to its payment; a signed-in person goes straight to the payment. */
export function PaymentPart({ report, onPaid }: { report: OwnerReport; onPaid: () => void }) {
	const session = useSession();
	const { mail } = useSettings();
	const { search } = useLocation();
	const [chosen, choose] = useState<{ readonly email: string | null } | null>(null);
	const [editing, edit] = useState(false);
	const from = `${reportAddress(report.report_uuid)}${search}`;
	if (session === null) return <div className="min-h-60" />;
	const signedOut = session.token === null;
	const email = mail ? (chosen === null ? (session.user?.email ?? null) : chosen.email) : null;
	if (editing || (signedOut && chosen === null)) {
		const onContinue = (address: string | null) => {
			choose({ email: address });
			edit(false);
		};
		return <EmailStep from={signedOut ? from : null} mail={mail} email={email} onContinue={onContinue} />;
	}
	return (
		<ReportPurchase uuid={report.report_uuid} email={email} from={from} onPaid={onPaid}>
			{(choosing) => (
				<>
					<div className="grid justify-items-start gap-2">
						<Notice kind="info" className="w-full">
							{deliveryWords(email, report.own).map((sentence) => (
								<p key={sentence}>{sentence}</p>
							))}
						</Notice>
						{choosing && mail && (
							<Button variant="ghost" size="s" onClick={() => edit(true)}>
								{email === null ? 'Указать почту' : 'Изменить почту'}
							</Button>
						)}
					</div>
					<SilentRegisters report={report} />
					<p className="text-[15px] text-ink-2">{BEFORE_PAYING}</p>
					{!report.own && <PersonCheck uuid={report.report_uuid} />}
				</>
			)}
		</ReportPurchase>
	);
}
