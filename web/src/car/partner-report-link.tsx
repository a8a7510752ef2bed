import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useSettings } from '../site.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { PlannedLabel } from '../ui/planned.tsx';
import { ORDER_REPORT, PARTNERS_OFFER } from './words.ts';

export type PartnerReportLinkProps = {
	variant: 'ghost' | 'text';
	/** Of the link and its note together. */
	className?: string;
};

const TEXT = 'inline-flex items-center gap-1 py-1 text-accent underline underline-offset-2';
const GHOST = `${buttonClass('ghost', 's')} bg-paper px-3! text-[14.5px]!`;

/**
 * 'Заказать отчет': leads to the partner's report on this car, and says whose it is and that it costs.
 * Without a partner it says «скоро», and as a line of text nothing.
 */
export function PartnerReportLink({ variant, className = '' }: PartnerReportLinkProps) {
	const address = useSettings().links.fullReport;
	const { vin } = useParams();
	const note = useId();
	if (address === null) {
		return variant === 'text' ? null : (
			<Button variant={variant} size="s" disabled className={className}>
				{ORDER_REPORT} <PlannedLabel />
			</Button>
		);
	}
	const isText = variant === 'text';
	return (
		<div className={`flex min-w-0 flex-col print:hidden ${isText ? 'items-end' : ''} ${className}`}>
			<a
				href={withVin(address, vin)}
				target="_blank"
				rel="noopener noreferrer"
				aria-describedby={note}
				className={isText ? TEXT : GHOST}
			>
				{ORDER_REPORT}
				<ExternalLink
					aria-hidden
					className={`flex-none ${isText ? 'size-3.5' : 'size-[18px] max-sm:hidden'}`}
				/>
				<span className="sr-only">, откроется в новой вкладке</span>
			</a>
			<span
				id={note}
				className={`text-[12.5px] leading-tight text-ink-2 ${isText ? 'text-right' : 'mt-1 text-center'}`}
			>
				{PARTNERS_OFFER}
			</span>
		</div>
	);
}

/** The partner's address with the car added to its query. */
function withVin(address: string, vin: string | undefined): string {
	const url = new URL(address);
	if (vin !== undefined) url.searchParams.set('vin', vin);
	return url.href;
}
