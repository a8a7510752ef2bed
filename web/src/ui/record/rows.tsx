import type { ReactNode } from 'react';
import { MISSING } from './values.ts';

/** One line of a result: its label and what the register reported. */
export type FieldRow = readonly [label: string, value: ReactNode];

/** The facts of one record, label beside value; the label small on a narrow screen. */
export function FieldRows({ rows }: { rows: readonly FieldRow[] }) {
	return (
		<dl className="grid gap-2 text-[15px] sm:text-[15.5px]">
			{rows.map(([label, value]) => (
				<div
					key={label}
					className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2.5 sm:grid-cols-[190px_minmax(0,1fr)] sm:gap-5"
				>
					<dt className="text-sm leading-[1.6] text-ink-3 sm:text-[15.5px] sm:leading-normal">{label}</dt>
					<dd className={`wrap-anywhere ${value === MISSING ? 'text-ink-3' : ''}`}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
