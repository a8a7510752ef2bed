import { Search as Glass } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { useCarAddresses } from '../ui/car-addresses.ts';
import { carryFrame } from '../ui/carry-frame.ts';
import { useFrame } from '../ui/frame.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { useLazyModule } from '../ui/lazy-module.ts';
import { addressOf } from './address.ts';
import { PlateField } from './plate-field.tsx';
import { type SearchField, typed, validateSearch } from './rules.ts';
import { type SearchHandle, useSearch } from './use-search.ts';
import { VinField } from './vin-field.tsx';

const loadAhead = () => import('../loading/report-ahead.tsx');

export type SearchFormProps = {
	search: SearchHandle;
	/** True while what was asked for is being opened by somebody else. */
	busy?: boolean;
	/** A person is about to type a plate: time to load what its lookup needs. */
	onPlateFocus?: () => void;
};

/**
 * The search by VIN or plate. A VIN leads to its report, a plate to the home page with `?plate=`, which opens
 * the lookup dialog. Without scripts it is a plain form that sends both fields to the home page.
 */
export function SearchForm({ search: { state, send }, busy = false, onPlateFocus }: SearchFormProps) {
	const { fields, mistake, note } = state;
	const inputs = { vin: useRef<HTMLInputElement>(null), plate: useRef<HTMLInputElement>(null) };
	const hydrated = useHydrated();
	const framed = useFrame();
	const addresses = useCarAddresses();
	const navigate = useNavigate();
	const [touched, setTouched] = useState(false);
	const ahead = useLazyModule(loadAhead, touched);
	const leaving = useNavigation().state !== 'idle';

	// The keyboard goes along with a car that belongs to the other field.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it is moved, and only then
	useEffect(() => {
		if (note === null) return;
		const left = inputs[note.field === 'vin' ? 'plate' : 'vin'].current;
		if (document.activeElement === left) inputs[note.field].current?.focus();
	}, [note]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const judged = validateSearch(fields);
		if (judged.ok) {
			const address = addressOf(judged.search, addresses);
			void navigate(framed ? carryFrame(address) : address, {
				preventScrollReset: judged.search.kind === 'plate',
				state: { asked: true },
			});
			return;
		}
		send({ kind: 'refused', mistake: judged.mistake });
		const wrong = judged.mistake.field === 'both' ? 'plate' : judged.mistake.field;
		inputs[wrong].current?.focus();
	};

	const fieldProps = (field: SearchField) => {
		const other = field === 'vin' ? fields.plate : fields.vin;
		const own =
			mistake !== null && (mistake.field === field || (mistake.field === 'both' && field === 'plate'));
		const shared = mistake?.field === 'both' && field === 'vin';
		return {
			value: fields[field],
			// Before hydration it could not be unlocked; and a filled field is never locked.
			locked: hydrated && other !== '' && fields[field] === '',
			mistake: own ? mistake.text : null,
			note: note?.field === field ? note.text : null,
			invalid: own || shared,
			describedBy: shared ? 'plate-message vin-message' : `${field}-message`,
			send,
			ref: inputs[field],
		};
	};

	return (
		<form
			method="get"
			action={addresses.search}
			noValidate
			onSubmit={submit}
			aria-label="Проверка автомобиля"
			className="grid items-start gap-x-4.5 rounded-[20px] bg-paper p-4.5 text-ink shadow-lift md:p-6 lg:grid-cols-[330px_auto_minmax(0,1fr)_auto]"
		>
			{framed && <input type="hidden" name="isFrame" value="true" />}
			<PlateField {...fieldProps('plate')} onFocus={onPlateFocus} />
			<p className="py-0.5 text-center text-sm text-ink-3 lg:pt-[46px]">или</p>
			<VinField {...fieldProps('vin')} onFocus={() => setTouched(true)} />
			{ahead.state === 'ready' && <ahead.module.ReportAhead />}
			<Button
				type="submit"
				busy={busy || leaving}
				icon={<Glass aria-hidden className="size-5" />}
				className="mt-2 h-15 px-7.5 lg:mt-[27px]"
			>
				Проверить
			</Button>
		</form>
	);
}

/** A search form with a state of its own; what it is filled in with is judged at once. */
export function FilledSearchForm({ vin = '', plate = '' }: { vin?: string; plate?: string }) {
	const search = useSearch({
		fields: { vin: typed('vin', vin), plate: typed('plate', plate) },
		judged: vin !== '' || plate !== '',
	});
	return <SearchForm search={search} />;
}
