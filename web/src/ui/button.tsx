import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

/** The three styles of a button: the main action, a lesser one, one on a dark or coloured ground. */
export type ButtonAppearance = 'main' | 'ghost' | 'light';
export type ButtonSize = 'm' | 's';

const STYLES: Readonly<Record<ButtonAppearance, string>> = {
	main: 'bg-accent text-accent-ink hover:brightness-110 active:brightness-95',
	ghost: 'text-accent inset-ring-[1.5px] inset-ring-edge/60 hover:bg-accent-soft',
	light: 'bg-white text-[#14305f] hover:bg-[#e8effd]',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
	m: 'min-h-12 rounded-field px-5 py-3 text-base',
	s: 'min-h-11 rounded-[10px] px-4 py-2.5 text-[15px]',
};

/** Class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonAppearance = 'main', size: ButtonSize = 'm'): string {
	return `inline-flex items-center justify-center gap-2 text-center leading-tight font-semibold no-underline transition-[filter,background-color] duration-150 disabled:cursor-not-allowed disabled:opacity-60 disabled:brightness-100 aria-busy:cursor-progress aria-busy:opacity-60 print:hidden ${STYLES[variant]} ${SIZES[size]}`;
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
	variant?: ButtonAppearance;
	size?: ButtonSize;
	/** Shows a spinner in place of the icon; the button keeps its width and cannot be pressed. */
	busy?: boolean;
	icon?: ReactNode;
	ref?: Ref<HTMLButtonElement>;
};

/** A button; `type` is `button` by default. */
export function Button({ variant, size, busy, icon, className, children, disabled, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={`${buttonClass(variant, size)} ${className ?? ''}`}
		>
			{busy ? <Spinner /> : icon}
			{children}
		</button>
	);
}
