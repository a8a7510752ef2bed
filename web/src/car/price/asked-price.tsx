import type { StatsData } from '@avtosverka/contract/check/stats';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { parsePrice } from '@avtosverka/contract/vocabulary/price';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type ChangeEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { storeAskedPrice } from '../../asked-prices/asked-prices.ts';
import { useAskedPrice } from '../../asked-prices/use-asked-price.ts';
import { composesIn, isComposing, rewrite } from '../../ui/composing.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import { groupThousands } from './group-thousands.ts';

const loadNote = () => import('./asked-price-note.tsx');

/** A price is stored when typing rests, so that the report does not judge half of it; in ms. */
const TYPING_RESTS_MS = 700;

export type AskedPriceProps = {
	vin: Vin;
	/** What the market section has answered; null while it has not. */
	stats: StatsData | null;
};

/** What the seller asks, typed in by the buyer and stored on this device, against what such cars cost. */
export function AskedPrice({ vin, stats }: AskedPriceProps) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const price = useAskedPrice(vin);
	// What is typed and not stored yet; null where the field shows the stored price.
	const [draft, setDraft] = useState<string | null>(null);
	const [judged, setJudged] = useState(false);
	const text = draft ?? (price === null ? '' : formatNumber(price));
	const parsed = parsePrice(text);
	const note = useLazyModule(loadNote, text !== '');

	// Before the stored price is known here, which would be written over what was typed before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useLayoutEffect(() => {
		const field = input.current;
		if (field === null || field.value === text) return;
		if (composesIn(field)) setDraft(field.value);
		else group(field);
	}, []);

	useEffect(() => {
		if (draft === null) return;
		const rest = () => {
			storePrice(vin, draft);
			// Digits alone may go on.
			setJudged(/[^\d\s]/.test(draft));
		};
		const timer = setTimeout(rest, draft.trim() === '' ? 0 : TYPING_RESTS_MS);
		return () => clearTimeout(timer);
	}, [vin, draft]);

	const change = (event: ChangeEvent<HTMLInputElement>) => {
		setJudged(false);
		if (isComposing(event)) return setDraft(event.target.value);
		group(event.target);
	};

	const group = (target: HTMLInputElement) => {
		const caret = target.selectionStart ?? target.value.length;
		const grouped = groupThousands({ text: target.value, caret });
		rewrite(target, grouped.text, grouped.caret);
		setDraft(grouped.text);
	};

	const settle = () => {
		if (draft === null) return;
		storePrice(vin, draft);
		setJudged(true);
		if (parsed.ok || draft.trim() === '') setDraft(null);
	};

	return (
		<div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-x-3 print:hidden">
			<label htmlFor={id} className="text-[15px] leading-5 font-medium">
				Цена продавца, ₽
			</label>
			<input
				id={id}
				ref={input}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={64}
				value={text}
				placeholder="450 000"
				aria-describedby={`${id}-note`}
				aria-invalid={(judged && text !== '' && !parsed.ok) || undefined}
				onChange={change}
				onCompositionEnd={({ currentTarget }) => group(currentTarget)}
				onBlur={settle}
				onKeyDown={({ key }) => key === 'Enter' && settle()}
				className="figures row-span-2 min-h-12 w-full rounded-field border border-edge bg-paper px-3 text-[17px] aria-invalid:border-found"
			/>
			<p id={`${id}-note`} aria-live="polite" className="min-h-12 text-[13px] leading-4 text-ink-2">
				{note.state === 'failed' ? (
					<LoadAgain again={note.again} />
				) : note.state === 'ready' && text.trim() !== '' ? (
					<note.module.AskedPriceNote text={text} stats={stats} judged={judged} />
				) : (
					'Сравним с рынком. Цена остаётся на этом устройстве.'
				)}
			</p>
		</div>
	);
}

/** Stores what can be read; while it cannot be, no price is known. */
function storePrice(vin: Vin, text: string): void {
	const parsed = parsePrice(text);
	storeAskedPrice(vin, parsed.ok ? parsed.price : null);
}
