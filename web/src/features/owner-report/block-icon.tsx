import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import {
	BookUser,
	FileDigit,
	Gavel,
	HandCoins,
	KeyRound,
	type LucideIcon,
	Scale,
	ShieldAlert,
	Siren,
} from 'lucide-react';

const ICONS: Readonly<Record<PersonRegister, LucideIcon>> = {
	passport: BookUser,
	inn: FileDigit,
	fssp: Gavel,
	bankruptcy: HandCoins,
	pledge: KeyRound,
	arbiter: Scale,
	fsin_wanted: Siren,
	terrorist: ShieldAlert,
};

/** The drawing of one of the eight checks; its title stands beside it. */
export function BlockIcon({ block, className = 'size-6' }: { block: PersonRegister; className?: string }) {
	const Icon = ICONS[block];
	return <Icon aria-hidden strokeWidth={1.9} className={`flex-none ${className}`} />;
}
