import { ArrowUpRight } from 'lucide-react';

/** Stands where an advertisement would be: leads to the partner's offer. */
export function PartnerBanner({ href }: { href: string }) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer sponsored"
			className="flex h-full items-center gap-3 rounded-field border border-night-line bg-night px-4 py-2 text-night-ink no-underline sm:gap-6 sm:px-6"
		>
			<Road />
			<span className="min-w-0 flex-1">
				<span className="block text-lg leading-tight font-semibold text-white">Выбираете машину?</span>
				<span className="mt-0.5 block text-[14px] leading-snug text-night-ink-2 sm:text-[15px]">
					Предложение нашего партнёра
				</span>
				<span className="sr-only"> Откроется в новой вкладке</span>
			</span>
			<ArrowUpRight aria-hidden className="size-6 flex-none text-white" />
		</a>
	);
}

function Road() {
	return (
		<svg viewBox="0 0 96 72" aria-hidden="true" className="h-auto w-14 flex-none sm:w-20 max-[380px]:hidden">
			<rect width="96" height="72" rx="9" fill="#182231" />
			<circle cx="48" cy="32" r="13" fill="#ffd45c" />
			<path d="M0 32h96v31a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" fill="#2a3647" />
			<path d="M45 32h6l23 40H22Z" fill="#0f1620" />
			<path d="M48 36v4m0 5v7m0 6v10" fill="none" stroke="#ffd45c" strokeWidth="2.5" strokeLinecap="round" />
		</svg>
	);
}
