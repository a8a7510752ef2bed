import { PLATE_MAX_LENGTH, PLATE_PROBLEM_TEXT, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, VIN_LENGTH, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { ExternalLink } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useSettings } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { type Field, pasted, typed } from '../../search/rules.ts';
import { partnerAddress } from './partner-address.ts';

const NOTHING = { vin: '', plate: '' };

/** The way from the owner to the car: a VIN or a plate leads to the partner's full report; hidden while there is none. */
export function LeadIn() {
	const address = useSettings().links.fullReport;
	const [fields, setFields] = useState(NOTHING);
	const [mistake, setMistake] = useState<{ field: Field; text: string } | null>(null);
	if (address === null) return null;

	const fill = (field: Field, text: string) => {
		// Of two fields the one that is being filled counts.
		setFields({ ...NOTHING, [field]: text });
		setMistake(null);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const judged = fields.vin !== '' ? parseVin(fields.vin) : parsePlate(fields.plate);
		if (judged.ok) {
			window.open(partnerAddress(address, judged), '_blank', 'noopener,noreferrer');
			return;
		}
		const field = fields.vin !== '' ? 'vin' : 'plate';
		const texts: Readonly<Record<string, string>> = field === 'vin' ? VIN_PROBLEM_TEXT : PLATE_PROBLEM_TEXT;
		setMistake({ field, text: texts[judged.problem] ?? '' });
		document.getElementById(`lead-${field}`)?.focus();
	};
	const input = (field: Field, label: string, placeholder: string, length: number) => (
		<div className="min-w-0 flex-1">
			<label htmlFor={`lead-${field}`} className="mb-1.5 block text-sm font-medium text-ink-2">
				{label}
			</label>
			<input
				id={`lead-${field}`}
				type="text"
				name={field}
				value={fields[field]}
				placeholder={placeholder}
				maxLength={length}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				aria-invalid={mistake?.field === field}
				aria-describedby="lead-message"
				onChange={({ target }) => fill(field, typed(field, target.value))}
				onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
					const { selectionStart, selectionEnd } = event.currentTarget;
					event.preventDefault();
					const text = event.clipboardData.getData('text');
					fill(field, pasted(field, fields[field], selectionStart ?? 0, selectionEnd ?? 0, text));
				}}
				className={`figures h-13 w-full rounded-field border-[1.5px] bg-ground px-4 text-lg text-ink outline-offset-2 placeholder:text-ink-3 focus:outline-3 focus:outline-accent ${mistake?.field === field ? 'border-found' : 'border-edge'}`}
			/>
		</div>
	);

	return (
		<section aria-labelledby="lead" className="pt-11 lg:pt-13 print:hidden">
			<Card className="p-5 sm:p-6">
				<h2 id="lead" className="text-2xl font-bold">
					А что с самой машиной?
				</h2>
				<p className="mt-1.5 text-ink-2">Закажите полный отчёт о ней у партнёра: по VIN или по госномеру.</p>
				<form noValidate onSubmit={submit} aria-label="Полный отчёт о машине" className="mt-4">
					<div className="flex flex-col gap-3.5 sm:flex-row sm:items-end">
						{input('vin', 'VIN', '17 знаков', VIN_LENGTH)}
						<p className="text-center text-sm text-ink-3 sm:pb-4">или</p>
						{input('plate', 'Госномер', 'А000АА777', PLATE_MAX_LENGTH)}
						<Button type="submit" icon={<ExternalLink aria-hidden className="size-5" />} className="h-13">
							Заказать отчет
							<NewTabNote />
						</Button>
					</div>
					<p
						id="lead-message"
						aria-live="polite"
						className="mt-1 min-h-5.5 text-[13.5px] font-medium text-found"
					>
						{mistake?.text}
					</p>
				</form>
			</Card>
		</section>
	);
}
