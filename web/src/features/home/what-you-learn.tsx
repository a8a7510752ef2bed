import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { SectionIcon } from '../../car/sections/section-icon.tsx';
import { Card } from '../../ui/card.tsx';

/** The ten checks, in the order of the report. */
export function WhatYouLearn() {
	return (
		<section aria-labelledby="learn" className="pt-11 lg:pt-13">
			<h2 id="learn" className="text-[clamp(24px,3vw,32px)] font-bold">
				Что вы узнаете
			</h2>
			<ul className="mt-5.5 grid grid-cols-2 gap-3 sm:gap-3.5 md:grid-cols-3 lg:grid-cols-5">
				{SECTIONS.map((section) => (
					<Card as="li" key={section} className="p-4 sm:p-4.5">
						<SectionIcon section={section} className="size-6.5 text-accent" />
						<h3 className="mt-3 leading-tight font-semibold">{SECTION_CATALOGUE[section].title}</h3>
						<p className="mt-1.5 text-sm leading-snug text-ink-2">{SECTION_CATALOGUE[section].description}</p>
					</Card>
				))}
			</ul>
		</section>
	);
}
