import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { useSettings } from '../../site.ts';
import { Button, type ButtonAppearance, type ButtonSize, buttonClass } from '../../ui/button.tsx';
import { SoonLabel } from '../../ui/soon.tsx';
import { ORDER_REPORT } from './words.ts';

export type OrderReportProps = { look?: ButtonAppearance | 'text'; size?: ButtonSize; className?: string };

const TEXT = 'py-1 text-accent underline underline-offset-2';

/**
 * 'Заказать отчет': leads to the partner's report on this car. Without a partner it says «скоро», and as a
 * line of text nothing.
 */
export function OrderReport({ look = 'main', size = 's', className = '' }: OrderReportProps) {
	const address = useSettings().links.fullReport;
	const { vin } = useParams();
	if (address === null) {
		return look === 'text' ? null : (
			<Button look={look} size={size} disabled className={className}>
				{ORDER_REPORT} <SoonLabel />
			</Button>
		);
	}
	return (
		<a
			href={withVin(address, vin)}
			target="_blank"
			rel="noopener noreferrer"
			className={`${look === 'text' ? TEXT : buttonClass(look, size)} ${className}`}
		>
			{ORDER_REPORT}
			<ExternalLink aria-hidden className="size-[18px] flex-none max-sm:hidden" />
			<span className="sr-only">, откроется в новой вкладке</span>
		</a>
	);
}

/** The partner's address with the car named in it, whatever query the address has already. */
function withVin(address: string, vin: string | undefined): string {
	const url = new URL(address);
	if (vin !== undefined) url.searchParams.set('vin', vin);
	return url.href;
}
