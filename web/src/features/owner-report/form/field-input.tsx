import type { ChangeEvent, ClipboardEvent, InputHTMLAttributes, Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { composesIn, isComposing, rewrite } from '../../../ui/composing.ts';
import type { OwnerField } from './fields.ts';
import type { FormEvent } from './form-state.ts';
import { DATE_MASK, edit, type Mask, PASSPORT_MASK, typedUnseen } from './mask.ts';

export type OwnerFieldInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
	field: OwnerField;
	value: string;
	send: (event: FormEvent) => void;
	ref?: Ref<HTMLInputElement> | undefined;
};

const MASKS: Readonly<Partial<Record<OwnerField, Mask>>> = {
	birth_date: DATE_MASK,
	passport_number: PASSPORT_MASK,
};

/** Ways of input that bring a whole text at once; a browser that fills in a form names none. */
const WHOLE = /^$|^insertFrom(Drop|Yank|Paste)|^insertReplacementText$/;

/** No key types more at once; a suggested name is longer, and the same whichever way it is taken. */
const MANY_SIGNS = 2;

/** The bare input of a field: masked where it has a mask, whole texts understood, stable caret. */
export function OwnerFieldInput({ field, value, send, ref, ...rest }: OwnerFieldInputProps) {
	const input = useRef<HTMLInputElement>(null);
	useImperativeHandle(ref, () => input.current as HTMLInputElement);
	const mask = MASKS[field];

	// What stood in the field before the page woke up.
	// Before anything else is heard: a press that wakes the page up is about what stands there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useLayoutEffect(() => {
		const early = input.current?.value ?? '';
		if (composesIn(input.current)) send({ kind: 'typed', field, text: early });
		else if (early !== value) send({ kind: 'filled', field, text: typedUnseen(mask, early), alone: true });
	}, []);

	const masked = (mask: Mask, target: HTMLInputElement, way: string, before: string) => {
		const caret = target.selectionStart ?? target.value.length;
		const edited = edit(mask, { before, text: target.value, caret, way: wayOf(way) });
		rewrite(target, edited.text, edited.caret);
		send({ kind: 'typed', field, text: edited.text });
	};

	const change = (event: ChangeEvent<HTMLInputElement>) => {
		const { target, nativeEvent } = event;
		const way = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
		// Password managers and keyboards that suggest bring a whole text as if it were typed.
		const atOnce = way === 'insertText' && value === '' && target.value.length > MANY_SIGNS;
		if (!isComposing(event) && (atOnce || WHOLE.test(way))) {
			return send({ kind: 'filled', field, text: typedUnseen(mask, target.value), alone: true });
		}
		if (mask === undefined || isComposing(event)) return send({ kind: 'typed', field, text: target.value });
		masked(mask, target, way, value);
	};

	// By hand: a browser would press the lines of a text together.
	const paste = (event: ClipboardEvent<HTMLInputElement>) => {
		const { selectionStart, selectionEnd } = event.currentTarget;
		const text = event.clipboardData.getData('text');
		event.preventDefault();
		if (text.trim() === '') return;
		const before = value.slice(0, selectionStart ?? 0);
		const after = value.slice(selectionEnd ?? value.length);
		send({ kind: 'filled', field, text: before + text + after, alone: before === '' && after === '' });
	};

	return (
		<input
			type="text"
			{...rest}
			ref={input}
			name={field}
			value={value}
			onChange={change}
			onCompositionEnd={({ currentTarget }) => mask && masked(mask, currentTarget, '', '')}
			onPaste={paste}
			autoCorrect="off"
			spellCheck={false}
		/>
	);
}

function wayOf(inputType: string): 'typed' | 'erased' | 'erased-forward' {
	if (!inputType.startsWith('delete')) return 'typed';
	return inputType.endsWith('Forward') ? 'erased-forward' : 'erased';
}
