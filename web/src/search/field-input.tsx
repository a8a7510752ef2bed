import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { X } from 'lucide-react';
import type { ChangeEvent, ClipboardEvent, DragEvent, InputHTMLAttributes, Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { composesIn, isComposing, rewrite } from '../ui/composing.ts';
import {
	isWholeText,
	LONGEST_PASTE,
	MAX_LENGTH,
	OF_OTHERS,
	type Paste,
	type SearchField,
	typed,
	withPaste,
} from './rules.ts';
import type { SearchEvent } from './use-search.ts';

export type FieldInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
	field: SearchField;
	value: string;
	send: (event: SearchEvent) => void;
	ref?: Ref<HTMLInputElement>;
};

/** Ways of input that bring a whole text at once, as pasting does. */
const WHOLE = /^insertFrom(Drop|Yank|Paste)|^insertReplacementText$/;
/** No key types more at once: it came from the clipboard row of a phone's keyboard. */
const MANY_SIGNS = 2;

/** The bare input of either field: its alphabet, the car in a pasted text, early typing kept. */
export function FieldInput({ field, value, send, ref, className = '', ...rest }: FieldInputProps) {
	const input = useRef<HTMLInputElement>(null);
	useImperativeHandle(ref, () => input.current as HTMLInputElement);

	// Before any other event: a press that hydrates the page is about what stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stood in the field before
	useLayoutEffect(() => {
		const early = input.current?.value ?? '';
		// Replaces all that the state has: React may have reported the same text already during hydration.
		if (composesIn(input.current)) send({ kind: 'composing', field, text: early });
		else if (early !== value) takeWhole(early);
	}, []);

	const take = (paste: Paste) => {
		if (isWholeText(value, paste)) void readText(paste);
		else send({ kind: 'pasted', ...paste });
	};

	// What may be a part of a value is taken at once: a form may be sent by the next key.
	const takeWhole = (text: string) => {
		const paste = { field, from: 0, to: LONGEST_PASTE, text };
		if (text.length > MAX_LENGTH[field] || OF_OTHERS.test(text) || parsePlate(text).ok) take(paste);
		else send({ kind: 'pasted', ...paste });
	};

	// Few paste a whole text: what reads it is loaded then. Without it the text is taken as it is.
	const readText = async (paste: Paste) => {
		const target = input.current;
		if (target === null) return;
		const text = withPaste(value, paste);
		rewrite(target, text, text.length);
		// A field shows no lines.
		const shown = target.value;
		send({ kind: 'composing', field, text: shown });
		const reader = await import('./car-in-paste.ts').catch(() => null);
		// Somebody types on meanwhile: that tells all that stands here.
		if (target.value !== shown || composesIn(target)) return;
		const found = reader?.carInPaste(paste, value);
		send(found ? { kind: 'found', ...found } : { kind: 'pasted', field, from: 0, to: LONGEST_PASTE, text });
	};

	const settle = (target: HTMLInputElement) => {
		const caret = typed(field, target.value.slice(0, target.selectionStart ?? target.value.length)).length;
		const text = typed(field, target.value);
		rewrite(target, text, caret);
		send({ kind: 'typed', field, text });
	};

	const change = (event: ChangeEvent<HTMLInputElement>) => {
		const { target, nativeEvent } = event;
		if (isComposing(event)) return send({ kind: 'composing', field, text: target.value });
		const way = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
		if (WHOLE.test(way) || target.value.length - value.length > MANY_SIGNS) return takeWhole(target.value);
		settle(target);
	};

	// By hand: only here is it known what is new in the field and what stood there before.
	const put = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>, data: DataTransfer) => {
		const { selectionStart, selectionEnd, readOnly } = event.currentTarget;
		const text = data.getData('text');
		event.preventDefault();
		if (readOnly || text === '') return;
		take({ field, from: selectionStart ?? 0, to: selectionEnd ?? 0, text });
	};

	return (
		<input
			type="text"
			{...rest}
			ref={input}
			name={field}
			value={value}
			onChange={change}
			onCompositionEnd={({ currentTarget }) => settle(currentTarget)}
			onPaste={(event) => put(event, event.clipboardData)}
			className={`uppercase placeholder:normal-case ${className}`}
			onDrop={(event) => put(event, event.dataTransfer)}
			maxLength={LONGEST_PASTE}
			autoComplete="off"
			autoCapitalize="characters"
			autoCorrect="off"
			spellCheck={false}
			enterKeyHint="search"
		/>
	);
}

export type ClearButtonProps = { label: string; className: string; onClear: () => void };

/** The cross that empties a field. */
export function ClearButton({ label, className, onClear }: ClearButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			onClick={onClear}
			className={`absolute top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full ${className}`}
		>
			<X aria-hidden className="size-5" />
		</button>
	);
}
