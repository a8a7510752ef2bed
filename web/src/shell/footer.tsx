import { useLocation } from 'react-router';
import { useOptionalSettings } from '../site.ts';
import { footerLinks } from './bar-links.ts';
import { BrandMark } from './brand-mark.tsx';
import { ShellLink } from './shell-link.tsx';

/** The foot of every page; the owner check has none in a frame: its specification, section 2. */
export function Footer() {
	const { pathname } = useLocation();
	const bare = /^\/ownerReport(?:\/|$)/i.test(pathname) ? 'framed:hidden' : '';
	const links = footerLinks(useOptionalSettings()?.links);
	return (
		<footer className={`mt-auto bg-night pb-4 text-night-ink-2 sm:pb-7 print:hidden ${bare}`}>
			<div className="wrap grid gap-2 pt-4 sm:gap-6 sm:pt-9 md:grid-cols-[auto_1fr] md:gap-x-14">
				<BrandMark />
				<nav aria-label="Ссылки внизу страницы">
					<ul className="flex flex-wrap gap-x-5 gap-y-0.5 sm:gap-x-6 sm:gap-y-1">
						{links.map((link) => (
							<li key={link.text}>
								<ShellLink
									link={link}
									className="inline-flex min-h-8 items-center gap-1.5 text-[15px] text-night-ink no-underline hover:text-white hover:underline"
								/>
							</li>
						))}
					</ul>
				</nav>
				<p className="border-t border-night-line pt-3 text-sm sm:pt-5 md:col-span-2">
					2017-2025. Рекомендуемые браузеры: Chrome, Opera, Firefox, Яндекс Браузер.
				</p>
			</div>
		</footer>
	);
}
