import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { useSettings } from '../../../site.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReportPurchase } from '../../payment/report-purchase.tsx';
import { reportAddress } from '../addresses.ts';
import { deliveryWords } from './email.ts';
import { EmailStep } from './email-step.tsx';
import { SilentRegisters } from './silent-registers.tsx';

/** From where to send the report to its payment; whoever is signed in goes straight on. */
export function PaymentPart({ report, onPaid }: { report: OwnerReport; onPaid: () => void }) {
	const session = useSession();
	const { mail } = useSettings();
	const { search } = useLocation();
	const [chosen, choose] = useState<{ readonly email: string | null } | null>(null);
	const from = `${reportAddress(report.report_uuid)}${search}`;
	if (session === null) return <div className="min-h-60" />;
	if (session.token === null && chosen === null) {
		return <EmailStep from={from} mail={mail} onContinue={(email) => choose({ email })} />;
	}
	const known = session.token === null ? chosen?.email : session.user?.email;
	const email = mail ? (known ?? null) : null;
	return (
		<div className="grid gap-4">
			<Notice kind="info">
				{deliveryWords(email, report.own).map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</Notice>
			<SilentRegisters report={report} />
			<p className="text-[15px] text-ink-2">
				{report.own
					? 'Перед оплатой проверьте фамилию, имя, отчество, паспорт и дату рождения: исправить их в готовом отчёте нельзя.'
					: 'Имя, паспорт и дату рождения до оплаты видит только тот, кто заказал отчёт: проверьте, что ссылка от него.'}
			</p>
			<ReportPurchase uuid={report.report_uuid} email={email} from={from} onPaid={onPaid} />
		</div>
	);
}
