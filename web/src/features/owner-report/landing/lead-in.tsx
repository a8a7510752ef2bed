import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { ExternalLink } from 'lucide-react';
import type { FormEvent } from 'react';
import { FieldInput } from '../../../search/field-input.tsx';
import type { SearchField } from '../../../search/rules.ts';
import { type SearchEvent, useSearch } from '../../../search/use-search.ts';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { partnerAddress } from './partner-address.ts';

/** From the owner to the car: a VIN or plate leads to the partner's report; hidden without one. */
export function LeadIn() {
	const address = useSettings().links.fullReport;
	const { state, send } = useSearch({ fields: {}, judged: false });
	if (address === null) return null;

	const { fields, mistake, note } = state;
	/** Of two fields the one that is being filled counts. */
	const fill = (event: SearchEvent) => {
		if (event.kind !== 'refused') send({ kind: 'cleared', field: event.field === 'vin' ? 'plate' : 'vin' });
		send(event);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const judged = fields.vin !== '' ? parseVin(fields.vin) : parsePlate(fields.plate);
		if (judged.ok) {
			window.open(partnerAddress(address, judged), '_blank', 'noopener,noreferrer');
			return;
		}
		const field = fields.vin !== '' ? 'vin' : 'plate';
		const text = 'text' in judged ? judged.text : VIN_PROBLEM_TEXT[judged.problem];
		send({ kind: 'refused', mistake: { field, text } });
		document.getElementById(`lead-${field}`)?.focus();
	};
	const input = (field: SearchField, label: string, placeholder: string) => (
		<div className="min-w-0 flex-1">
			<label htmlFor={`lead-${field}`} className="mb-1.5 block text-sm font-medium text-ink-2">
				{label}
			</label>
			<FieldInput
				id={`lead-${field}`}
				field={field}
				value={fields[field]}
				send={fill}
				placeholder={placeholder}
				aria-invalid={mistake?.field === field}
				aria-describedby="lead-message"
				className={`figures h-13 w-full rounded-field border-[1.5px] bg-ground px-3 text-base text-ink outline-offset-2 placeholder:text-ink-3 focus:outline-3 focus:outline-accent ${mistake?.field === field ? 'border-found' : 'border-edge'}`}
			/>
		</div>
	);

	return (
		<section aria-labelledby="lead" className="pt-11 lg:pt-13 print:hidden">
			<Card className="p-5 sm:p-6">
				<h2 id="lead" className="text-2xl font-bold">
					А что с самой машиной?
				</h2>
				<p className="mt-1.5 text-ink-2">
					Полный отчёт о ней по VIN или по госномеру продаёт партнёр на своём сайте.
				</p>
				<form noValidate onSubmit={submit} aria-label="Полный отчёт о машине" className="mt-4">
					<div className="flex flex-col gap-3.5 sm:flex-row sm:items-end">
						{input('vin', 'VIN', '17 знаков')}
						<p className="text-center text-sm text-ink-3 sm:pb-4">или</p>
						{input('plate', 'Госномер', 'А000АА777')}
						<Button type="submit" icon={<ExternalLink aria-hidden className="size-5" />} className="h-13">
							Заказать отчет
							<NewTabNote />
						</Button>
					</div>
					<p
						id="lead-message"
						aria-live="polite"
						className={`mt-1 min-h-5.5 text-[13.5px] ${mistake ? 'font-medium text-found' : 'text-ink-3'}`}
					>
						{mistake?.text ?? note?.text}
					</p>
				</form>
			</Card>
		</section>
	);
}
