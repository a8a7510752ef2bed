import { Card } from '../../ui/card.tsx';

/** The report on the comment's car. Loaded on request only: opening one may ask suppliers. */
export function ReportBeside({ vin }: { vin: string }) {
	return (
		<Card as="section" aria-label="Отчёт" className="overflow-hidden max-lg:hidden">
			<iframe
				key={vin}
				title={`Отчёт о машине ${vin}`}
				src={`/checks/${vin}?isFrame=true`}
				className="block h-[min(70dvh,760px)] w-full"
			/>
		</Card>
	);
}
