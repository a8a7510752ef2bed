import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { formatPassport, joinName, readPassport } from '@avtosverka/contract/vocabulary/person';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

/** Who the report is about: name, passport, birth date, and `children` beside them. */
export function PersonCard({ report, children }: { report: OwnerReport; children?: ReactNode }) {
	const facts = [
		['Паспорт', showPassport(report)],
		['Дата рождения', report.birth_date],
	] as const;
	return (
		<Card as="section" aria-label="О ком отчёт" className="px-4 py-3 sm:px-[22px] sm:py-5">
			<div className="flex flex-wrap items-start gap-x-6 gap-y-1.5 sm:gap-y-3">
				<div className="mr-auto min-w-0">
					{report.sample && (
						<p className="mb-1.5 inline-block rounded-full bg-demo px-2.5 py-0.5 text-[13px] font-medium text-demo-ink">
							Пример отчёта: человек вымышлен
						</p>
					)}
					<h1 className="text-[clamp(24px,3vw,30px)] leading-[1.15] font-bold tracking-[-0.025em] wrap-anywhere">
						{nameOf(report)}
					</h1>
					<dl className="mt-2 grid gap-x-8 gap-y-0.5 sm:flex sm:flex-wrap">
						{facts.map(
							([label, value]) =>
								value !== null && (
									<div key={label} className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
										<dt className="text-sm text-ink-3">{label}</dt>
										<dd className="figures font-semibold">{value}</dd>
									</div>
								),
						)}
					</dl>
				</div>
				{children}
			</div>
			<p className="mt-3 border-t border-line pt-2.5 text-[13.5px] leading-snug text-ink-2">
				Возможны однофамильцы. Если в каком-то разделе нет данных, проверьте, не было ли опечаток
				в&nbsp;форме.
			</p>
		</Card>
	);
}

/** «Примеров Пётр Образцович», «Примерова Анна». */
export function nameOf({ last_name, first_name, middle_name }: OwnerReport): string {
	return joinName(last_name, first_name, middle_name);
}

/** Whole, with its space, for the person who ordered the report; masked for everyone else. */
export function showPassport({ passport_number }: OwnerReport): string {
	const read = readPassport(passport_number);
	return read.ok ? formatPassport(read.value) : passport_number;
}
