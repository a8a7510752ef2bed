import type { Section } from '@avtosverka/contract/vocabulary/register';
import {
	Ban,
	CarFront,
	ChartColumn,
	ClipboardList,
	Gauge,
	Landmark,
	type LucideIcon,
	Megaphone,
	PackageCheck,
	ShieldCheck,
	Siren,
} from 'lucide-react';

const ICONS: Readonly<Record<Section, LucideIcon>> = {
	registration: ClipboardList,
	dtp: CarFront,
	wanted: Siren,
	restrict: Ban,
	diagnostic: Gauge,
	osago: ShieldCheck,
	zalog: Landmark,
	recall: Megaphone,
	stats: ChartColumn,
	customs: PackageCheck,
};

/** The drawing of one of the ten checks; its title stands beside it. */
export function SectionIcon({ section, className }: { section: Section; className?: string }) {
	const Icon = ICONS[section];
	return <Icon aria-hidden strokeWidth={1.9} className={`flex-none ${className ?? 'size-6'}`} />;
}
