import { isContent } from '@avtosverka/contract/page-of';
import { ChevronDown, Menu, UserRound, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { useOptionalSettings } from '../site.ts';
import { useFromHere } from '../ui/from-here.ts';
import { OwnLink } from '../ui/link.tsx';
import { type BarLink, barLinks, MORE_LINKS } from './bar-links.ts';
import { BrandMark } from './brand-mark.tsx';
import { Fold } from './fold.tsx';
import { ShellLink } from './shell-link.tsx';

const ENTER =
	'min-h-10 flex-none items-center gap-2 rounded-chip bg-white px-3.5 text-[15px] font-semibold text-night no-underline hover:bg-night-ink';
const WIDE =
	'flex min-h-10 items-center gap-1.5 text-[15px] whitespace-nowrap text-night-ink no-underline hover:text-white';
const ROW =
	'flex min-h-12 items-center gap-2 rounded-chip px-3 text-base text-night-ink no-underline hover:bg-night-line hover:text-white';

/** The dark bar at the top of every page; on small screens its links fold into a menu. */
export function TopBar() {
	const links = barLinks(useOptionalSettings()?.links);
	return (
		<header className="sticky top-0 z-40 bg-night text-white shadow-[0_1px_0_var(--color-night-line)] print:hidden">
			<nav aria-label="Главное меню" className="wrap relative flex h-15 items-center gap-3 lg:gap-6">
				<OwnLink to="/" className="mr-auto rounded-md no-underline outline-white! lg:mr-0">
					<BrandMark />
				</OwnLink>
				{links.map((link) => (
					<div key={link.text} className="hidden lg:block">
						<ShellLink link={link} className={WIDE} />
					</div>
				))}
				<Fold
					className="relative hidden lg:mr-auto lg:block"
					faceClass={`${WIDE} outline-white!`}
					face={
						<>
							Ещё
							<ChevronDown aria-hidden className="size-4 transition-transform group-open/fold:rotate-180" />
						</>
					}
				>
					<ul className="absolute left-[-14px] mt-2 w-max rounded-card border border-night-line bg-night-2 p-2 shadow-lift">
						{MORE_LINKS.map(row)}
					</ul>
				</Fold>
				<PersonalLink />
				<SmallMenu />
			</nav>
		</header>
	);
}

/** A link of a list; two of them may lead to one page. */
function row(link: BarLink, place: number) {
	return (
		<li key={place} className={link.shown}>
			<ShellLink link={link} className={ROW} />
		</li>
	);
}

/** Both links are in the page; the mark on `<html>` shows one of them before anything is painted. */
function PersonalLink() {
	const { pathname } = useLocation();
	return (
		<>
			<OwnLink
				to={isContent(pathname) ? `/auth?from=${encodeURIComponent(pathname)}` : '/auth'}
				state={useFromHere()}
				className={`inline-flex signed-in:hidden framed:hidden ${ENTER}`}
			>
				Войти
			</OwnLink>
			<OwnLink to="/user" className={`hidden signed-in:inline-flex framed:hidden! ${ENTER}`}>
				<UserRound aria-hidden className="size-4.5" />
				<span className="max-[479px]:sr-only">Личный кабинет</span>
			</OwnLink>
		</>
	);
}

function SmallMenu() {
	const links = barLinks(useOptionalSettings()?.links);
	return (
		<Fold
			className="-mr-2 lg:hidden"
			faceClass="grid size-11 place-items-center rounded-chip hover:bg-night-line outline-white!"
			face={
				<>
					<Menu aria-hidden className="size-6 group-open/fold:hidden" />
					<X aria-hidden className="hidden size-6 group-open/fold:block" />
					<span className="sr-only">Меню</span>
				</>
			}
		>
			<ul className="absolute inset-x-0 top-15 max-h-[calc(100dvh-60px)] overflow-y-auto border-t border-night-line bg-night px-1 pt-2 pb-4 shadow-lift">
				{[...links, ...MORE_LINKS].map(row)}
			</ul>
		</Fold>
	);
}
