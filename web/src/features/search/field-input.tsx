import { X } from 'lucide-react';
import type { ChangeEvent, ClipboardEvent, InputHTMLAttributes, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { type Field, MAX_LENGTH, typed } from './rules.ts';
import type { SearchEvent } from './use-search.ts';

export type FieldInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
	field: Field;
	value: string;
	send: (event: SearchEvent) => void;
	ref?: Ref<HTMLInputElement>;
};

/** Ways of input that bring a whole text at once, as pasting does. */
const WHOLE = /^insertFrom(Drop|Yank|Paste)|^insertReplacementText$/;

/** The bare input of either field: capitals while typing, folding on paste, and what was typed before the page woke up. */
export function FieldInput({ field, value, send, ref, ...rest }: FieldInputProps) {
	const input = useRef<HTMLInputElement>(null);
	useImperativeHandle(ref, () => input.current as HTMLInputElement);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stood in the field before
	useEffect(() => {
		const early = input.current?.value ?? '';
		// In place of all that the state has: React may have told it the same text already while the page woke up.
		if (early !== value) send({ kind: 'pasted', field, from: 0, to: MAX_LENGTH[field], text: early });
	}, []);

	const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
		const way = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
		if (WHOLE.test(way)) {
			send({ kind: 'pasted', field, from: 0, to: value.length, text: target.value });
			return;
		}
		// Set here and not by rendering, which would send the caret to the end.
		const caret = target.selectionStart;
		target.value = typed(field, target.value);
		target.setSelectionRange(caret, caret);
		send({ kind: 'typed', field, text: target.value });
	};

	// Pasting is done by hand: the browser would cut the text to length before its spaces are dropped.
	const paste = (event: ClipboardEvent<HTMLInputElement>) => {
		const { selectionStart, selectionEnd, readOnly } = event.currentTarget;
		const text = event.clipboardData.getData('text');
		event.preventDefault();
		if (readOnly || text === '') return;
		send({ kind: 'pasted', field, from: selectionStart ?? 0, to: selectionEnd ?? 0, text });
	};

	return (
		<input
			type="text"
			{...rest}
			ref={input}
			name={field}
			value={value}
			onChange={change}
			onPaste={paste}
			maxLength={MAX_LENGTH[field]}
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
